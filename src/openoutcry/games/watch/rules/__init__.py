"""The rules of Exchange Watch: functions over the record, compiled. Plain Python lies one folder up."""
