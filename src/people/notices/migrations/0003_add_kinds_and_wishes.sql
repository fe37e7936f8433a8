-- What kind a message is, where it leads, and until when quiet hours hold it back.
alter table notices
  add column kind text,
  add column path text,
  add column held_until timestamptz;
-- What was written before there was a place to read it is not news.
update notices set read_at = queued_at where channel = 'app';
create index notices_unread on notices (recipient) where channel = 'app' and read_at is null;
create index notices_held on notices (held_until) where held_until is not null;

-- By which channels a customer wants to hear of what; without a row, as is usual.
create table notice_choices (
  customer_id uuid not null,
  concern text not null,
  channel text not null,
  is_wanted boolean not null,
  primary key (customer_id, concern, channel)
);

-- When a customer wants no sound: minutes of the day, in their own time zone; they may run across midnight.
create table quiet_hours (
  customer_id uuid primary key,
  from_minute integer not null check (from_minute between 0 and 1439),
  until_minute integer not null check (until_minute between 0 and 1439),
  time_zone text not null check (length(time_zone) between 3 and 60),
  check (from_minute <> until_minute)
);

-- A browser that shows our messages.
create table push_subscriptions (
  id uuid primary key,
  customer_id uuid not null,
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 120),
  auth text not null check (length(auth) <= 40),
  locale text not null check (locale in ('ar', 'en')),
  browser text not null check (length(browser) <= 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index push_subscriptions_of_customer on push_subscriptions (customer_id);
