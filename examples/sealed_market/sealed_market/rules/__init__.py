"""The rules of Sealed Market: functions over the record, compiled. Plain Python lies one folder up."""
