"""The rules of Money: functions over the record, compiled. Plain Python lies one folder up."""
