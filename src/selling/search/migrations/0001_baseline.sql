-- Products that a customer opened, for the shelf of what they saw last: the newest few, until they clear it, and for some weeks.
create table opened_products (
  customer_id uuid not null references customers (id),
  product_id bigint not null references products (id),
  opened_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index opened_products_by_time on opened_products (opened_at);

-- How many visitors opened a product on a day, of nobody in person.
create table product_openings (
  day date not null,
  product_id bigint not null references products (id),
  visitors integer not null check (visitors > 0),
  primary key (day, product_id)
);
