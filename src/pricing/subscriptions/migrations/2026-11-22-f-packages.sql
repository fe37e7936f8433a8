-- What a package promises is kept as versions: a subscription keeps the one it was sold with. The life of a subscription
-- moves by a table, each step with its row of history; the first month is free once for each customer.

alter table packages add column fits_ar text not null default '', add column fits_en text not null default '';

update packages set fits_ar = said.ar, fits_en = said.en
from (values
  ('mini', 'لمن يشتري مرة أو مرتين في الشهر ويريد أن يجرب', 'For one or two small orders a month, and for trying a package out'),
  ('flat-rate', 'لمن يشتري أشياء ثقيلة: كلما زاد الوزن زاد التوفير', 'For heavy goods: the heavier the parcel, the more it saves'),
  ('extra-discount', 'لمن يشتري القليل الغالي: الخصم من سعر السلعة نفسها', 'For few but expensive goods: the discount is off the goods themselves'),
  ('star', 'لمن يشتري قطعًا كثيرة من أمريكا', 'For orders of many pieces from the USA'),
  ('shein', 'لمن يشتري من شي إن وحده؛ لا توفر شيئًا من متجر آخر', 'For those who buy at Shein; it saves nothing at any other store'),
  ('more-discounts', 'لمن يشتري كل أسبوع سلعًا متوسطة السعر والوزن', 'For weekly orders of middling price and weight'),
  ('no-limits', 'لمن تجاوزت مشترياته حدود الباقات الشهرية', 'For those whose shopping outgrows the monthly quotas'),
  ('all-in-one', 'للعائلة التي تشتري نصف سنة من كل الدول', 'For a family that buys from everywhere, for half a year'),
  ('platinum', 'لمن يشتري للتجارة أو كل يوم طوال السنة', 'For those who buy for trade, or every day of the year')
) as said (id, ar, en) where said.id = packages.id;

create table package_versions (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  package_id text not null,
  name_ar text not null check (name_ar <> ''),
  name_en text not null check (name_en <> ''),
  description_ar text not null,
  description_en text not null,
  fits_ar text not null,
  fits_en text not null,
  price_minor bigint not null check (price_minor >= 0),
  quota_minor bigint check (quota_minor > 0),
  period_unit text not null check (period_unit in ('week', 'month', 'year')),
  period_count integer not null check (period_count > 0),
  is_first_month_free boolean not null,
  countries text[] not null,
  stores text[] not null,
  categories text[] not null,
  benefits jsonb not null,
  -- Null where the shop was opened with it.
  made_by uuid references staff_members (id),
  made_at timestamptz not null,
  why text not null default '',
  published_by uuid references staff_members (id),
  published_at timestamptz,
  dropped_by uuid references staff_members (id),
  dropped_at timestamptz,
  foreign key (site, package_id) references packages (site, id),
  -- A price is two people's word.
  constraint package_versions_two_people check (published_by is null or (made_by is not null and published_by <> made_by)),
  check (made_by is null or published_at is null or published_by is not null),
  check ((dropped_by is null) = (dropped_at is null)),
  check (published_at is null or dropped_at is null)
);
comment on table package_versions is 'append-only but for published_by, published_at, dropped_by, dropped_at';
create unique index package_versions_one_draft on package_versions (site, package_id)
  where published_at is null and dropped_at is null;
create index package_versions_of_package on package_versions (site, package_id, made_at desc);

insert into package_versions (site, package_id, name_ar, name_en, description_ar, description_en, fits_ar, fits_en,
  price_minor, quota_minor, period_unit, period_count, is_first_month_free, countries, stores, categories, benefits,
  made_at, published_at)
select site, id, name_ar, name_en, description_ar, description_en, fits_ar, fits_en, price_minor, quota_minor,
  period_unit, period_count, is_first_month_free, countries, stores, categories, benefits,
  timestamptz '2026-11-22 00:00:00+00', timestamptz '2026-11-22 00:00:00+00'
from packages;

create function package_version_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'package_versions is append-only' using errcode = 'restrict_violation';
  end if;
  if old.published_at is not null or old.dropped_at is not null
    or to_jsonb(new) - array['published_by', 'published_at', 'dropped_by', 'dropped_at']
      is distinct from to_jsonb(old) - array['published_by', 'published_at', 'dropped_by', 'dropped_at']
  then
    raise exception 'what a package was sold with never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger package_version_keeps_its_word before update or delete on package_versions
  for each row execute function package_version_keeps_its_word();
create trigger package_versions_stay before truncate on package_versions
  for each statement execute function append_only_refuse();

alter table packages add column version_id uuid references package_versions (id);
update packages set version_id = version.id from package_versions version
  where version.site = packages.site and version.package_id = packages.id;
alter table packages alter column version_id set not null;

-- What is sold is what two people published, to the letter.
create function packages_follow_versions() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['rank', 'is_offered'] is not distinct from to_jsonb(old) - array['rank', 'is_offered'] then
    return new;
  end if;
  if not exists (
    select from package_versions version
    where version.id = new.version_id and version.site = new.site and version.package_id = new.id
      and version.published_at is not null
      and to_jsonb(version) - array['id', 'site', 'package_id', 'made_by', 'made_at', 'why', 'published_by', 'published_at',
        'dropped_by', 'dropped_at'] = to_jsonb(new) - array['id', 'site', 'rank', 'is_offered', 'version_id']
  ) then
    raise exception 'package % is sold with what nobody published', new.id
      using errcode = 'check_violation', constraint = 'packages_follow_versions';
  end if;
  return new;
end $$;
create trigger packages_follow_versions before update on packages
  for each row execute function packages_follow_versions();

alter table subscriptions
  add column number text,
  add column version_id uuid references package_versions (id),
  add column price_minor bigint not null default 0 check (price_minor >= 0),
  add column is_free boolean not null default false,
  -- The running subscription it begins after, or the one it takes the place of.
  add column follows_id uuid references subscriptions (id),
  add column replaces_id uuid references subscriptions (id),
  add column paid_at timestamptz,
  add column ended_at timestamptz,
  -- The customer was told that it ended, and goes on without.
  add column let_go_at timestamptz,
  add check (not is_free or price_minor = 0),
  add check (follows_id is null or replaces_id is null);

update subscriptions set
  version_id = packages.version_id,
  paid_at = case when subscriptions.status in ('Requested', 'Cancelled') then null else starts_at end,
  ended_at = case when subscriptions.status in ('Requested', 'Active') then null else coalesce(ends_at, requested_at) end
from packages where packages.site = subscriptions.site and packages.id = subscriptions.package_id;
update subscriptions set number = 'SB-' || numbered.number
from (select id, 100000 + row_number() over (order by requested_at, id) as number from subscriptions) as numbered
where numbered.id = subscriptions.id;
insert into numbers (series, last)
select 'subscription', 100000 + count(*) from subscriptions having count(*) > 0;

alter table subscriptions alter column number set not null, alter column version_id set not null;
create unique index subscriptions_number on subscriptions (number);
create unique index subscriptions_free_once on subscriptions (customer_id) where is_free and status <> 'Cancelled';
create index subscriptions_ending on subscriptions (site, ends_at) where status = 'Active';
create index subscriptions_waiting on subscriptions (site, requested_at) where status = 'Requested';
create index subscriptions_all_of_customer on subscriptions (customer_id, site, requested_at desc);

create table subscription_history (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references subscriptions (id),
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text not null,
  who_kind text not null,
  who_id uuid,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
comment on table subscription_history is 'append-only';
create index subscription_history_of on subscription_history (subscription_id, id);
create trigger subscription_history_append_only before update or delete or truncate on subscription_history
  for each statement execute function append_only_refuse();

insert into subscription_history (subscription_id, at, event, from_status, to_status, who_kind)
select id, requested_at, 'request', null, status, 'system' from subscriptions;

create table subscription_move_pairs (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
comment on table subscription_move_pairs is 'append-only';
insert into subscription_move_pairs (from_status, to_status) values
  ('Requested', 'Active'),
  ('Requested', 'Cancelled'),
  ('Active', 'Expired'),
  ('Active', 'QuotaReached'),
  ('Active', 'Unsubscribed'),
  ('Active', 'Switched'),
  ('QuotaReached', 'Active');
create trigger subscription_move_pairs_append_only before update or delete or truncate on subscription_move_pairs
  for each statement execute function append_only_refuse();

create function subscription_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Requested' or new.paid_at is not null or new.starts_at is not null then
      raise exception 'subscription % begins as Requested', new.number
        using errcode = 'check_violation', constraint = 'subscription_moves';
    end if;
    return new;
  end if;
  if (new.id, new.number, new.site, new.customer_id, new.package_id, new.version_id, new.quota_minor, new.price_minor,
      new.is_free, new.requested_at, new.follows_id, new.replaces_id)
    is distinct from (old.id, old.number, old.site, old.customer_id, old.package_id, old.version_id, old.quota_minor,
      old.price_minor, old.is_free, old.requested_at, old.follows_id, old.replaces_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.starts_at is not null and new.starts_at is distinct from old.starts_at)
  then
    raise exception 'what subscription % was sold with never changes', old.number using errcode = 'restrict_violation';
  end if;
  if new.status = old.status then return new; end if;
  if new.status = 'Active' and new.price_minor > 0 and new.paid_at is null then
    raise exception 'subscription % starts unpaid', old.number
      using errcode = 'check_violation', constraint = 'subscription_starts_paid';
  end if;
  if not exists (
    select from subscription_history
      where subscription_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from subscription_history where subscription_id = new.id)
        and from_status = old.status and to_status = new.status
  ) or not exists (select from subscription_move_pairs where from_status = old.status and to_status = new.status) then
    raise exception 'subscription % may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'subscription_moves';
  end if;
  return new;
end $$;
create trigger subscription_keeps_its_word before insert or update on subscriptions
  for each row execute function subscription_keeps_its_word();
create trigger subscriptions_stay before delete or truncate on subscriptions
  for each statement execute function append_only_refuse();

-- What a customer was told of a subscription, each thing once.
create table subscription_reminders (
  subscription_id uuid not null references subscriptions (id),
  kind text not null check (kind in ('ending', 'quotaLow')),
  at timestamptz not null,
  primary key (subscription_id, kind)
);
