-- The terms of a coupon are versions: an edit adds one, and beyond a limit a second person publishes it. Orders keep the
-- terms they were placed with in their own offers.

-- What one person may publish alone: discounts up to here. No row: always two people.
create table coupon_alone_limits (
  site text primary key check (site in ('eg', 'ae')),
  -- A rate of the line it is taken from; on the whole goods or the subtotal a rate weighs more, and has a limit of its own.
  rate numeric not null check (rate > 0 and rate <= 1),
  goods_rate numeric not null check (goods_rate > 0 and goods_rate <= 1),
  value_minor bigint not null check (value_minor > 0),
  may_waive boolean not null
);
insert into coupon_alone_limits (site, rate, goods_rate, value_minor, may_waive) values
  ('eg', 0.25, 0.05, 50000, false), ('ae', 0.25, 0.05, 4000, false);

create table coupon_versions (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  -- The coupon, or the batch of codes, whose terms these are.
  subject_id uuid not null,
  number integer not null check (number > 0),
  -- Of a batch, the beginning of its codes.
  code citext not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$'),
  -- How many single-use codes publishing draws; null for a coupon of one code.
  draws integer check (draws between 1 and 1000),
  terms jsonb not null,
  why text not null check (why <> ''),
  needs_two boolean not null,
  -- Null where the program itself filled an empty shop.
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
create trigger coupon_versions_stay before delete or truncate on coupon_versions
  for each statement execute function append_only_refuse();

-- Who proposes does not decide whether a second person is needed: the limits do. What was proposed is never reworded.
create function coupon_versions_are_kept() returns trigger language plpgsql as $$
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
create trigger coupon_versions_are_kept before insert or update on coupon_versions
  for each row execute function coupon_versions_are_kept();

alter table coupons
  add column version_id uuid references coupon_versions (id),
  add column batch_id uuid,
  add column paused_at timestamptz;
create index coupons_of_batch on coupons (batch_id) where batch_id is not null;

insert into coupon_versions (id, site, subject_id, number, code, terms, why, needs_two, proposed_at, published_at)
select gen_random_uuid(), site, id, 1, code, jsonb_build_object(
    'line', line, 'kind', kind, 'rate', rate::text, 'valueMinor', value_minor::text, 'maxMinor', max_minor::text,
    'minimumMinor', minimum_minor::text, 'stackable', stackable, 'countries', to_jsonb(countries),
    'stores', to_jsonb(stores), 'categories', to_jsonb(categories), 'startsAt', starts_at, 'endsAt', ends_at,
    'usesLimit', uses_limit, 'perCustomerLimit', per_customer_limit, 'firstOrderOnly', first_order_only,
    'isPublic', is_public, 'messageAr', apply_message_ar, 'messageEn', apply_message_en),
  'as it stood when versions began', false, starts_at, starts_at
from coupons;
update coupons set version_id = v.id from coupon_versions v where v.subject_id = coupons.id;
alter table coupons alter column version_id set not null;

-- What a coupon takes off is what a published version says: nobody raises a discount past the second person.
create function coupon_terms_are_published() returns trigger language plpgsql as $$
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
create trigger coupon_terms_are_published
  before insert or update of id, site, batch_id, version_id, line, kind, rate, value_minor, max_minor on coupons
  for each row execute function coupon_terms_are_published();

-- What each use took off its order.
alter table coupon_uses add column given_minor bigint not null default 0 check (given_minor >= 0);
