-- A page of the deliveries that wait or are under way is a few rows of an index.
create index requests_open_deliveries on requests (site, created_at, id) include (state, queued_at)
  where kind = 'Delivery' and state in ('requested', 'pending_review', 'prepared', 'shipped');
