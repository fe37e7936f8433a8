-- Codes and what they take off, each use of them, and which orders count as a customer's own.

create table coupons (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  code citext not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$'),
  line text not null check (line in (
    'onlinePrice', 'domesticShipping', 'internationalShipping', 'customs', 'clearanceFees',
    'storageAndHandling', 'productFees', 'serviceFees', 'subtotal')),
  kind text not null check (kind in ('percent', 'fixed', 'waive')),
  rate numeric check (rate > 0 and rate <= 1),
  value_minor bigint check (value_minor > 0),
  max_minor bigint check (max_minor > 0),
  minimum_minor bigint check (minimum_minor > 0),
  stackable boolean not null,
  countries text[] not null default '{}',
  stores text[] not null default '{}',
  categories text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz,
  uses_limit integer check (uses_limit > 0),
  per_customer_limit integer check (per_customer_limit > 0),
  first_order_only boolean not null default false,
  is_public boolean not null,
  apply_message_ar text not null,
  apply_message_en text not null,
  unique (site, code),
  check (ends_at is null or ends_at > starts_at),
  check ((kind = 'percent') = (rate is not null)),
  check ((kind = 'fixed') = (value_minor is not null))
);

-- A use stands while its order does; a released one no longer counts.
create table coupon_uses (
  id uuid primary key,
  coupon_id uuid not null references coupons (id),
  customer_id uuid not null references customers (id),
  order_id uuid not null,
  at timestamptz not null,
  released_at timestamptz
);
create unique index coupon_uses_one_per_order on coupon_uses (order_id) where released_at is null;
create index coupon_uses_standing on coupon_uses (coupon_id, customer_id) where released_at is null;

-- Who has ordered before: what coupons for a first order ask.
create table coupon_orders (
  order_id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  customer_id uuid not null references customers (id),
  at timestamptz not null,
  cancelled_at timestamptz
);
create index coupon_orders_of_customer on coupon_orders (customer_id, site) where cancelled_at is null;
