-- The platform's own tables: idempotency keys and the outbox of announcements.

create table once_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  answer text,
  at timestamptz not null,
  primary key (scope, key)
);

create table announcements (
  id bigint generated always as identity primary key,
  name text not null,
  news jsonb not null,
  site text not null check (site in ('eg', 'ae')),
  who_kind text not null,
  who_id uuid,
  at timestamptz not null,
  dispatched_at timestamptz
);
create index announcements_waiting on announcements (id) where dispatched_at is null;

create table announcement_deliveries (
  announcement_id bigint not null references announcements (id),
  handler text not null,
  done_at timestamptz not null,
  primary key (announcement_id, handler)
);

create table numbers (
  series text primary key,
  last bigint not null
);

create table rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

create table stored_files (
  id uuid primary key,
  kind text not null,
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  path text not null,
  owner_id uuid,
  at timestamptz not null
);

create table system_logs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  site text not null,
  actor_id uuid,
  entry jsonb not null
);
