-- The store orders of a site, newest first.
create index store_orders_newest on store_orders (site, bought_at desc, id);
