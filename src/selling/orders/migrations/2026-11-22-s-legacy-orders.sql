-- Orders from the time before this shop, taken in from files: to be read, never changed. Who one belongs to follows from
-- the email or phone it was placed with; one whose customer is not here yet waits for them.
create table legacy_imports (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  file_name text not null,
  file_hash text not null check (length(file_hash) = 64),
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  added integer not null check (added >= 0),
  known integer not null check (known >= 0),
  unique (site, file_hash)
);

create table legacy_orders (
  id uuid primary key,
  import_id uuid not null references legacy_imports (id),
  site text not null check (site in ('eg', 'ae')),
  number text not null,
  customer_id uuid references customers (id),
  email citext,
  phone text,
  placed_on date not null,
  status text not null check (status in ('fulfilled', 'cancelled')),
  currency text not null check (currency = case site when 'eg' then 'EGP' else 'AED' end),
  total_minor bigint not null check (total_minor >= 0),
  -- title, quantity, store of each item
  items jsonb not null check (jsonb_array_length(items) > 0),
  unique (site, number),
  check (email is not null or phone is not null)
);
create index legacy_orders_of_customer on legacy_orders (customer_id, site, placed_on desc);
create index legacy_orders_unclaimed on legacy_orders (email) where customer_id is null;
comment on table legacy_orders is 'append-only but for customer_id';

create function legacy_order_stays() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.customer_id is not null or new.customer_id is null
    or (to_jsonb(new) - 'customer_id') is distinct from (to_jsonb(old) - 'customer_id') then
    raise exception 'an order from before this shop stays as it was imported' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger legacy_order_stays before update or delete on legacy_orders
  for each row execute function legacy_order_stays();
