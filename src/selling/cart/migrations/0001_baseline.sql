-- One cart per customer and site; a guest's cart is in the browser.

create table carts (
  id uuid primary key,
  site text not null references sites,
  customer_id uuid not null references customers (id),
  coupon_code text,
  version integer not null default 1,
  updated_at timestamptz not null,
  unique (site, customer_id)
);

create table cart_items (
  id uuid primary key,
  cart_id uuid not null references carts (id),
  place bigint generated always as identity,
  -- The facts from the page are with the reader; prices here are the customer's own.
  reading_id uuid,
  url text not null,
  canonical_url text not null,
  title text not null,
  image text,
  store text not null,
  country text not null,
  category text not null,
  color text not null default '',
  size text not null default '',
  style text not null default '',
  quantity integer not null check (quantity between 1 and 99),
  weight_grams integer check (weight_grams > 0),
  price_minor bigint not null check (price_minor > 0),
  domestic_shipping_minor bigint not null check (domestic_shipping_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  notes text not null default '',
  -- Canonical link, colour, size and style: the same goods are never two lines of one cart.
  specs text not null,
  version integer not null default 1,
  added_at timestamptz not null,
  unique (cart_id, specs)
);

-- An item that did not fit into a guest's full cart waits here for the sign-in; swept after a month.
create table cart_drafts (
  id uuid primary key,
  site text not null references sites,
  item jsonb not null,
  at timestamptz not null
);
