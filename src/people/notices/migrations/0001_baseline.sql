-- Mail, SMS and in-app messages, worded by the room that queues them, sent once per key.

create table notices (
  id uuid primary key,
  key text not null unique,
  site text not null references sites,
  channel text not null check (channel ~ '^[a-z]+$'), -- of people/notices/channels.ts
  recipient text not null,
  locale text not null check (locale in ('ar', 'en')),
  subject text not null,
  text text not null,
  html text,
  about jsonb not null default '{}',
  queued_at timestamptz not null,
  next_try_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  error text,
  -- The secret of a link (a new password, an activation), stored separately from the message, and only until it is
  -- sent.
  secret text,
  check (channel <> 'mail' or html is not null)
);
create index notices_waiting on notices (next_try_at) where next_try_at is not null;
create index notices_by_time on notices (queued_at desc, id);
create index notices_of_recipient on notices (recipient, queued_at desc) where channel = 'app';
