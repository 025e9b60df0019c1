"""The rules of Acquire: functions over the record, compiled. Plain Python lies one folder up."""
