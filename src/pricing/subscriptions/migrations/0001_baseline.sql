-- The packages of each site, their subscriptions, and how much of a quota each order used.

-- The revision of the packages: cached packages are valid as long as it is the same.
create table package_revision (
  is_only boolean primary key default true check (is_only),
  revision uuid not null default gen_random_uuid()
);

create table packages (
  site text not null references sites,
  id text not null check (id ~ '^[a-z][a-z0-9-]*$'),
  rank integer not null,
  name_ar text not null,
  name_en text not null,
  description_ar text not null,
  description_en text not null,
  price_minor bigint not null check (price_minor >= 0),
  quota_minor bigint check (quota_minor > 0),
  period_unit text not null check (period_unit in ('week', 'month', 'year')),
  period_count integer not null check (period_count > 0),
  is_first_month_free boolean not null default false,
  is_offered boolean not null default true,
  countries text[] not null default '{}',
  stores text[] not null default '{}',
  categories text[] not null default '{}',
  benefits jsonb not null,
  fits_ar text not null default '',
  fits_en text not null default '',
  version_id uuid not null,
  primary key (site, id)
);

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
  -- Null for the rows that the shop started with.
  made_by uuid references staff_members (id),
  made_at timestamptz not null,
  why text not null default '',
  published_by uuid references staff_members (id),
  published_at timestamptz,
  dropped_by uuid references staff_members (id),
  dropped_at timestamptz,
  foreign key (site, package_id) references packages (site, id),
  -- A price needs two people.
  constraint package_versions_two_people check (published_by is null or (made_by is not null and published_by <> made_by)),
  check (made_by is null or published_at is null or published_by is not null),
  check ((dropped_by is null) = (dropped_at is null)),
  check (published_at is null or dropped_at is null)
);
create unique index package_versions_one_draft on package_versions (site, package_id)
  where published_at is null and dropped_at is null;
create index package_versions_of_package on package_versions (site, package_id, made_at desc);
comment on table package_versions is 'append-only but for published_by, published_at, dropped_by, dropped_at';
create trigger forbid_delete before truncate on package_versions
  for each statement execute function forbid_change();

create table subscriptions (
  id uuid primary key,
  site text not null,
  customer_id uuid not null references customers (id),
  package_id text not null,
  status text not null check (status in (
    'Requested', 'Active', 'Expired', 'QuotaReached', 'Unsubscribed', 'Switched', 'Cancelled')),
  -- As it was sold: later changes of a package do not change a running subscription.
  quota_minor bigint check (quota_minor > 0),
  consumption_minor bigint not null default 0 check (consumption_minor >= 0),
  requested_at timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz,
  number text not null,
  version_id uuid not null references package_versions (id),
  price_minor bigint not null default 0 check (price_minor >= 0),
  is_free boolean not null default false,
  -- The running subscription that it follows, or the one that it replaces.
  follows_id uuid references subscriptions (id),
  replaces_id uuid references subscriptions (id),
  paid_at timestamptz,
  ended_at timestamptz,
  -- When the customer dismissed the notice that it ended.
  let_go_at timestamptz,
  -- A package may be bought with an order: its price is a line of that order, and it starts when the order is paid.
  order_id uuid,
  foreign key (site, package_id) references packages (site, id),
  check (quota_minor is null or consumption_minor <= quota_minor),
  check (status <> 'Active' or (starts_at is not null and ends_at > starts_at)),
  check (not is_free or price_minor = 0),
  check (follows_id is null or replaces_id is null),
  check (order_id is null or (follows_id is null and replaces_id is null))
);
create unique index subscriptions_one_active on subscriptions (customer_id, site) where status = 'Active';
create unique index subscriptions_one_requested on subscriptions (customer_id, site) where status = 'Requested';
create index subscriptions_of_customer on subscriptions (customer_id, site) where status in ('Active', 'Requested');
create unique index subscriptions_number on subscriptions (number);
create unique index subscriptions_free_once on subscriptions (customer_id) where is_free and status <> 'Cancelled';
create index subscriptions_ending on subscriptions (site, ends_at) where status = 'Active';
create index subscriptions_waiting on subscriptions (site, requested_at) where status = 'Requested';
create index subscriptions_all_of_customer on subscriptions (customer_id, site, requested_at desc);
create unique index subscriptions_of_order on subscriptions (order_id) where order_id is not null;
create trigger forbid_delete before delete or truncate on subscriptions
  for each statement execute function forbid_change();
comment on column subscriptions.order_id is 'The order it is bought with; its money comes with the order''s, its end before the start with the order''s.';

create table quota_uses (
  order_id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  minor bigint not null check (minor >= 0),
  at timestamptz not null
);
create index quota_uses_of_subscription on quota_uses (subscription_id);

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
create index subscription_history_of on subscription_history (subscription_id, id);
comment on table subscription_history is 'append-only';
create trigger forbid_change before update or delete or truncate on subscription_history
  for each statement execute function forbid_change();

-- Messages to a customer about a subscription, each once.
create table subscription_reminders (
  subscription_id uuid not null references subscriptions (id),
  kind text not null check (kind in ('ending', 'quotaLow')),
  at timestamptz not null,
  primary key (subscription_id, kind)
);

insert into package_revision default values;

create function count_package_revision() returns trigger language plpgsql as $$
begin
  update package_revision set revision = gen_random_uuid();
  return null;
end $$;
create trigger count_package_revision after insert or update or delete or truncate on packages
  for each statement execute function count_package_revision();

create function check_package_version_change() returns trigger language plpgsql as $$
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
create trigger check_package_version_change before update or delete on package_versions
  for each row execute function check_package_version_change();

-- Exactly the published terms of two people are sold.
create function require_published_package() returns trigger language plpgsql as $$
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
      using errcode = 'check_violation', constraint = 'require_published_package';
  end if;
  return new;
end $$;
create trigger require_published_package before update on packages
  for each row execute function require_published_package();

create function check_subscription_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Requested' or new.paid_at is not null or new.starts_at is not null then
      raise exception 'subscription % begins as Requested', new.number
        using errcode = 'check_violation', constraint = 'check_subscription_move';
    end if;
    return new;
  end if;
  if (new.id, new.number, new.site, new.customer_id, new.package_id, new.version_id, new.quota_minor, new.price_minor,
      new.is_free, new.requested_at, new.follows_id, new.replaces_id, new.order_id)
    is distinct from (old.id, old.number, old.site, old.customer_id, old.package_id, old.version_id, old.quota_minor,
      old.price_minor, old.is_free, old.requested_at, old.follows_id, old.replaces_id, old.order_id)
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
  ) then
    raise exception 'subscription % may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'check_subscription_move';
  end if;
  return new;
end $$;
create trigger check_subscription_change before insert or update on subscriptions
  for each row execute function check_subscription_change();
create trigger forbid_unlisted_move after update on subscriptions
  for each row when (old.status is distinct from new.status) execute function forbid_unlisted_move('subscription', 'status');

-- Tables of other rooms refer to this one.
alter table packages add foreign key (version_id) references package_versions (id)
  deferrable;
