-- What somebody shares of their cart by a link: the goods as they were then, without notes or a name. Its owner, a
-- customer or the browser with the key, ends it by deleting the row; it is swept after 30 days.

create table shared_carts (
  token text primary key check (token ~ '^[A-Za-z0-9_-]{22}$'),
  site text not null references sites,
  customer_id uuid references customers (id),
  -- The SHA-256 of the key in a guest's cookie.
  browser_key text,
  goods jsonb not null,
  at timestamptz not null,
  check ((customer_id is null) <> (browser_key is null))
);
create index shared_carts_by_customer on shared_carts (customer_id);
create index shared_carts_by_browser on shared_carts (browser_key);
create index shared_carts_by_time on shared_carts (at);
