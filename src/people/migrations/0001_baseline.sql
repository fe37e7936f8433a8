-- People: customers, their sessions, single-use links, addresses and preferences; staff; the audit log.

create extension if not exists citext;

create table customers (
  id uuid primary key,
  email citext not null unique,
  phone text unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  national_id text,
  tax_id text,
  billing jsonb not null default '{}',
  language text not null check (language in ('ar', 'en')),
  theme text not null default 'auto' check (theme in ('light', 'dark', 'auto')),
  site text not null references sites,
  is_legacy boolean not null default false,
  newsletter boolean not null default false,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  activated_at timestamptz,
  suspended_at timestamptz,
  -- An account that its owner deleted: personal data are removed; the id stays, because orders, invoices and the
  -- ledger, which the law requires us to keep, refer to it. It cannot be restored, and nothing new starts under it.
  deleted_at timestamptz,
  constraint customers_forgotten check (deleted_at is null or (
    email = (id::text || '@deleted.invalid')::citext and phone is null and password_hash = '' and first_name = '—'
    and last_name = '' and national_id is null and tax_id is null and billing = '{}' and not newsletter
    and suspended_at is not null))
);
-- Two accounts with one national ID are one person for customs: their imports are counted together.
create index customers_of_national_id on customers (national_id) where national_id is not null;

create table staff_members (
  id uuid primary key,
  email citext not null unique,
  name text not null,
  password_hash text not null,
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['admin', 'reviewer', 'buyer', 'warehouse', 'hub', 'desk', 'finance', 'support', 'content']
  ),
  places text[] not null default '{}',
  totp_secret text,
  created_at timestamptz not null,
  suspended_at timestamptz,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  check (totp_confirmed_at is null or totp_secret is not null)
);

-- Only the SHA-256 of a token is stored, so that nobody can sign in with a copy of this table.
create table sessions (
  token_hash text primary key check (length(token_hash) = 64),
  customer_id uuid references customers (id),
  staff_id uuid references staff_members (id),
  remember boolean not null default false,
  ip text not null,
  agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  factors smallint not null default 1 check (factors in (1, 2)),
  -- The time of the session's last proof, by password or code; and an id for it that is not its token.
  proved_at timestamptz,
  id uuid not null default gen_random_uuid(),
  check ((customer_id is null) <> (staff_id is null))
);
create index sessions_of_customer on sessions (customer_id);
create index sessions_of_staff on sessions (staff_id);
create index sessions_ending on sessions (expires_at);
create unique index sessions_id on sessions (id);

create table mailed_tokens (
  token_hash text primary key check (length(token_hash) = 64),
  purpose text not null check (purpose in ('activation', 'password_reset')),
  customer_id uuid not null references customers (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_tokens_of_customer on mailed_tokens (customer_id, purpose);

create table addresses (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  site text not null references sites,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text,
  state text not null,
  area text not null,
  city text not null,
  street text not null,
  building text not null,
  floor text,
  apartment text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index addresses_of_customer on addresses (customer_id, site) where deleted_at is null;
create unique index addresses_one_default on addresses (customer_id, site) where is_default and deleted_at is null;

create table preferences (
  customer_id uuid primary key references customers (id),
  shipping_fees_calculation text not null default 'Ask me every time'
    check (shipping_fees_calculation in ('With review', 'In office', 'Ask me every time')),
  user_decision text not null default 'Ask me every time'
    check (user_decision in ('PROCEED_OTHER_ITEMS', 'HOLD_ORDER', 'Ask me every time')),
  remove_box boolean not null default false,
  shipping_notes text not null default ''
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid references staff_members (id),
  site text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  why text
);
create index audit_log_of_subject on audit_log (subject, id);
-- The log is read by site, newest first, and by person and action: a page is a few rows of an index, however long the
-- log is.
create index audit_log_of_site on audit_log (site, id);
create index audit_log_of_staff on audit_log (staff_id, id);
create index audit_log_of_action on audit_log (action text_pattern_ops, id);
create index audit_log_by_time on audit_log using brin (at) with (pages_per_range = 16);

-- Ten recovery codes for a lost phone, each valid once; only their SHA-256 is stored.
create table recovery_codes (
  staff_id uuid not null references staff_members (id),
  code_hash text not null check (length(code_hash) = 64),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Pictures of a customer's national ID, front and back, and support's decision. The number itself is with the customer;
-- every view of a picture is recorded in the audit log.
create table national_ids (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  front_id uuid not null references stored_files (id),
  back_id uuid not null references stored_files (id),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'rejected', 'replaced', 'withdrawn')),
  sent_at timestamptz not null,
  decided_by uuid references staff_members (id),
  decided_at timestamptz,
  why text,
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('accepted', 'rejected') or decided_by is not null),
  check (state <> 'rejected' or length(trim(why)) >= 3),
  check (state <> 'waiting' or decided_by is null)
);
create unique index national_ids_one_of_customer on national_ids (customer_id)
  where state in ('waiting', 'accepted', 'rejected');
create index national_ids_waiting on national_ids (sent_at) where state = 'waiting';

-- Signs of attacks: wrong passwords, codes and proofs, limits that were reached, refusals; and changed passwords. Rows
-- are only added; kept for a year.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  site text not null references sites,
  event text not null check (event in (
    'signInFailed', 'signInBlocked', 'secondFactorFailed', 'proofFailed', 'refused', 'passwordChanged', 'passwordReset'
  )),
  kind text not null check (kind in ('customer', 'staff')),
  staff_id uuid references staff_members (id),
  customer_id uuid references customers (id),
  -- SHA-256 of a typed email that nobody has, to recognise repeated tries.
  fingerprint text,
  address text,
  agent text,
  what text,
  check (staff_id is null or customer_id is null)
);
create index security_events_by_time on security_events (at desc);
create index security_events_of_staff on security_events (staff_id, id) where staff_id is not null;
create index security_events_of_customer on security_events (customer_id, id) where customer_id is not null;

create function forbid_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to';
end $$;
create trigger forbid_audit_change before update or delete or truncate on audit_log
  for each statement execute function forbid_audit_change();
create trigger forbid_security_event_emptying before truncate on security_events
  for each statement execute function forbid_audit_change();

create function forbid_undeleting_customer() returns trigger language plpgsql as $$
begin
  raise exception 'account % is deleted', old.id using errcode = 'restrict_violation';
end $$;
create trigger forbid_undeleting_customer before update on customers
  for each row when (old.deleted_at is not null and new is distinct from old) execute function forbid_undeleting_customer();

-- Locks the account like a foreign key: a deletion waits for new rows, and new rows wait for a deletion.
create function forbid_deleted_customer() returns trigger language plpgsql as $$
declare gone timestamptz;
begin
  select deleted_at into gone from customers where id = new.customer_id for key share;
  if gone is not null then
    raise exception 'account % is deleted', new.customer_id
      using errcode = 'check_violation', constraint = 'forbid_deleted_customer';
  end if;
  return new;
end $$;
create trigger forbid_deleted_customer before insert on sessions
  for each row when (new.customer_id is not null) execute function forbid_deleted_customer();
create trigger forbid_deleted_customer before insert on mailed_tokens for each row execute function forbid_deleted_customer();
create trigger forbid_deleted_customer before insert on addresses for each row execute function forbid_deleted_customer();
create trigger forbid_deleted_customer before insert on national_ids for each row execute function forbid_deleted_customer();

-- Rows are deleted only after a year.
create function forbid_security_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'Security events are only ever added to';
end $$;
create trigger forbid_security_event_change before update or delete on security_events
  for each row execute function forbid_security_event_change();
