-- What happened since midnight is found without reading the years before it: rows of history and payments lie in the order in
-- which they came.
create index item_history_by_time on item_history using brin (at) with (pages_per_range = 16);
create index order_payments_by_time on order_payments using brin (at) with (pages_per_range = 16);
create index orders_by_time on orders (site, placed_at);
