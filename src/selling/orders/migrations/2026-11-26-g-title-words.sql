-- Staff find an item by any part of its title.
create extension if not exists pg_trgm;
create index order_items_by_title on order_items using gin (title gin_trgm_ops);
