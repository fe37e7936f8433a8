-- What visitors who are counted chose, after which sentence and about which companies: the proof of a consent, and of its end.
create table measuring_choices (
  id uuid primary key,
  -- The id in the visitor's own browser.
  client text not null check (client ~ '^[0-9]{1,10}[.][0-9]{1,10}$'),
  choice text not null check (choice in ('yes', 'no')),
  -- The companies that the sentence named: nothing is told to others.
  receivers text[] not null check (cardinality(receivers) <= 10),
  wording text not null check (length(wording) <= 1000),
  customer_id uuid references customers (id),
  site text not null references sites,
  locale text not null check (locale in ('ar', 'en')),
  at timestamptz not null
);
create index measuring_choices_of on measuring_choices (client, id);
create index measuring_choices_of_customer on measuring_choices (customer_id) where customer_id is not null;
create index measuring_choices_at on measuring_choices (at);
create trigger forbid_deleted_customer before insert on measuring_choices
  for each row when (new.customer_id is not null) execute function forbid_deleted_customer();

-- What is told to companies of adverts: an event and a company, marked as leaving before it leaves.
create table event_forwards (
  event_id uuid not null references tracked_events (id) on delete cascade,
  receiver text not null check (receiver in ('google', 'meta', 'tiktok')),
  client text not null,
  site text not null references sites,
  -- `withdrawn`: its visitor changed their mind before it left.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'withdrawn')),
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  marked_at timestamptz,
  sent_at timestamptz,
  -- Why it was refused or waits, or what is unclear.
  why text check (length(why) <= 300),
  primary key (event_id, receiver)
);
create index event_forwards_due on event_forwards (site, receiver, next_try_at) where state in ('waiting', 'sending');
create index event_forwards_of on event_forwards (client) where state in ('waiting', 'sending');
