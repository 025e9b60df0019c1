"""The rules of Stockpile: functions over the record, compiled. Plain Python lies one folder up."""
