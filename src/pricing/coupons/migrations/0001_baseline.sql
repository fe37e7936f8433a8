-- Codes and what they take off, each use of them, and which orders count as a customer's own.

-- Who has ordered before; used by coupons for a first order.
create table coupon_orders (
  order_id uuid primary key,
  site text not null references sites,
  customer_id uuid not null references customers (id),
  at timestamptz not null,
  cancelled_at timestamptz
);
create index coupon_orders_of_customer on coupon_orders (customer_id, site) where cancelled_at is null;

-- The revision of the coupons: cached coupons are valid as long as it is the same. Their uses are counted each time.
create table coupon_revision (
  is_only boolean primary key default true check (is_only),
  revision uuid not null default gen_random_uuid()
);

-- The discounts that one person may publish alone. No row: always two people.
create table coupon_alone_limits (
  site text primary key references sites,
  -- A percentage of the line it is taken from; on all goods or the subtotal it is worth more, and has its own limit.
  rate numeric not null check (rate > 0 and rate <= 1),
  goods_rate numeric not null check (goods_rate > 0 and goods_rate <= 1),
  value_minor bigint not null check (value_minor > 0),
  may_waive boolean not null
);

create table coupon_versions (
  id uuid primary key,
  site text not null references sites,
  -- The coupon, or the batch of codes, with these terms.
  subject_id uuid not null,
  number integer not null check (number > 0),
  -- For a batch: the prefix of its codes.
  code citext not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$'),
  -- How many single-use codes publishing generates; null for a coupon with one code.
  draws integer check (draws between 1 and 1000),
  terms jsonb not null,
  why text not null check (why <> ''),
  needs_two boolean not null,
  -- Null if the program itself filled an empty shop.
  proposed_by uuid references staff_members (id),
  proposed_at timestamptz not null,
  published_by uuid references staff_members (id),
  published_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  unique (subject_id, number),
  check (published_at is null or withdrawn_at is null),
  constraint coupon_second_person check (published_at is null or not needs_two
    or (published_by is not null and published_by <> proposed_by))
);
create unique index coupon_versions_one_open on coupon_versions (subject_id)
  where published_at is null and withdrawn_at is null;
create index coupon_versions_waiting on coupon_versions (site) where published_at is null and withdrawn_at is null;
create trigger forbid_delete before delete or truncate on coupon_versions
  for each statement execute function forbid_change();

create table coupons (
  id uuid primary key,
  site text not null references sites,
  code citext not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$'),
  line text not null check (line ~ '^[A-Za-z]+$'), -- of pricing/quote/price-lines.ts, or the subtotal
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
  version_id uuid not null references coupon_versions (id),
  batch_id uuid,
  paused_at timestamptz,
  unique (site, code),
  check (ends_at is null or ends_at > starts_at),
  check ((kind = 'percent') = (rate is not null)),
  check ((kind = 'fixed') = (value_minor is not null))
);
create index coupons_of_batch on coupons (batch_id) where batch_id is not null;

-- A use counts while its order exists; a released one does not.
create table coupon_uses (
  id uuid primary key,
  coupon_id uuid not null references coupons (id),
  customer_id uuid not null references customers (id),
  order_id uuid not null,
  at timestamptz not null,
  released_at timestamptz,
  -- The discount of each use on its order.
  given_minor bigint not null default 0 check (given_minor >= 0)
);
create unique index coupon_uses_one_per_order on coupon_uses (order_id) where released_at is null;
create index coupon_uses_standing on coupon_uses (coupon_id, customer_id) where released_at is null;

insert into coupon_revision default values;

create function count_coupon_revision() returns trigger language plpgsql as $$
begin
  update coupon_revision set revision = gen_random_uuid();
  return null;
end $$;
create trigger count_coupon_revision after insert or update or delete or truncate on coupons
  for each statement execute function count_coupon_revision();

-- The limits decide whether a second person is needed, not the proposer. A proposal never changes.
create function forbid_coupon_version_change() returns trigger language plpgsql as $$
declare
  alone coupon_alone_limits%rowtype;
begin
  if tg_op = 'INSERT' then
    select * into alone from coupon_alone_limits where site = new.site;
    new.needs_two := new.proposed_by is not null and coalesce(case new.terms ->> 'kind'
      when 'waive' then not alone.may_waive
      when 'fixed' then (new.terms ->> 'valueMinor')::numeric * coalesce(new.draws, 1) > alone.value_minor
      else (new.terms ->> 'rate')::numeric > case
        when new.terms ->> 'line' in ('onlinePrice', 'subtotal') then alone.goods_rate else alone.rate end
    end, true);
    return new;
  end if;
  if old.published_at is not null or old.withdrawn_at is not null
    or (to_jsonb(new) - '{published_by,published_at,withdrawn_by,withdrawn_at}'::text[])
      <> (to_jsonb(old) - '{published_by,published_at,withdrawn_by,withdrawn_at}'::text[]) then
    raise exception 'a version of a coupon is published or withdrawn once, and never reworded';
  end if;
  return new;
end $$;
create trigger forbid_coupon_version_change before insert or update on coupon_versions
  for each row execute function forbid_coupon_version_change();

-- A coupon's discount is that of a published version: nobody can raise it without the second person.
create function require_published_coupon_terms() returns trigger language plpgsql as $$
begin
  if not exists (
    select from coupon_versions v
    where v.id = new.version_id and v.subject_id = coalesce(new.batch_id, new.id) and v.site = new.site
      and v.published_at is not null
      and v.terms ->> 'line' = new.line and v.terms ->> 'kind' = new.kind
      and (v.terms ->> 'rate')::numeric is not distinct from new.rate
      and (v.terms ->> 'valueMinor')::bigint is not distinct from new.value_minor
      and (v.terms ->> 'maxMinor')::bigint is not distinct from new.max_minor
  ) then
    raise exception 'what coupon % takes off is not what a published version of it says', new.code;
  end if;
  return new;
end $$;
create trigger require_published_coupon_terms
  before insert or update of id, site, batch_id, version_id, line, kind, rate, value_minor, max_minor on coupons
  for each row execute function require_published_coupon_terms();
