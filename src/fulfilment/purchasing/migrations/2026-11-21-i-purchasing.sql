-- What we ordered in foreign stores: one store order may cover items of several customers.

create table store_orders (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  store text not null,
  store_order_number text not null,
  -- What the store really charged, in its currency, and what that is in the site's by the rate of the day.
  cost_minor bigint not null check (cost_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  home_cost_minor bigint not null check (home_cost_minor > 0),
  card_label text not null,
  buyer_id uuid not null references staff_members (id),
  bought_at timestamptz not null,
  tables_version uuid not null references price_table_versions (id),
  unique (site, store, store_order_number)
);

create table store_order_items (
  item_id uuid primary key references order_items (id),
  store_order_id uuid not null references store_orders (id),
  carrier text,
  tracking_number text,
  shipped_at timestamptz
);
create index store_order_items_of_order on store_order_items (store_order_id);
create index store_order_items_tracking on store_order_items (tracking_number);
