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
  site text not null check (site in ('eg', 'ae')),
  is_legacy boolean not null default false,
  newsletter boolean not null default false,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  activated_at timestamptz,
  suspended_at timestamptz
);

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
  suspended_at timestamptz
);

-- Only the SHA-256 of a token is kept: who reads this table can sign in as nobody.
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
  check ((customer_id is null) <> (staff_id is null))
);
create index sessions_of_customer on sessions (customer_id);
create index sessions_of_staff on sessions (staff_id);
create index sessions_ending on sessions (expires_at);

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
  site text not null check (site in ('eg', 'ae')),
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

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to';
end $$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
