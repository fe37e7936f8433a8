-- Errors of browsers and of the server, grouped by their cause: the same message at the same place of the program, whatever
-- numbers stand in it. Each error is a row of system_logs; what is known of its cause stands here.

alter table system_logs
  add column kind text not null default 'browser' check (kind in ('browser', 'server')),
  add column cause text,
  add column version text not null default '';
create index system_logs_by_cause on system_logs (cause, at);

create table error_causes (
  key text primary key check (key ~ '^[0-9a-f]{16}$'),
  kind text not null check (kind in ('browser', 'server')),
  title text not null,
  -- The newest error of this cause as it was told, at most 4,000 letters.
  sample text not null,
  -- Paths it was seen on, without numbers, the newest first, ten at most.
  paths text[] not null,
  seen bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  first_version text not null,
  last_version text not null,
  -- When staff were told of it: once, and once more where it comes back in a later version than it was settled in.
  told_at timestamptz,
  settled_at timestamptz,
  settled_by uuid,
  settled_why text not null default '',
  check ((settled_at is null) = (settled_by is null))
);
create index error_causes_by_time on error_causes (last_at desc);
