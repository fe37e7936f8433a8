-- The last batch that had begun before a moment is found from the newest backwards, by the index alone.
create index ledger_batches_edges on ledger_batches (id) include (earliest_at, to_line);
