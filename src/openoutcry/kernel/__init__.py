"""What rules are written with: the record, @rule, chance, events, editions, batches."""
