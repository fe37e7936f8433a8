-- Links that could not be read: a customer or a guest sends one, staff look up the facts, and these become a reading.
create table price_lookups (
  id uuid primary key,
  site text not null references sites,
  -- Who asked: a customer, or a guest by their mail address. Both are emptied when the account is deleted.
  customer_id uuid references customers (id),
  email text check (length(email) <= 254),
  language text not null check (language in ('ar', 'en')),
  -- The reading that found nothing, with its link.
  asked_reading_id uuid not null,
  url text not null check (length(url) <= 8000),
  canonical_url text not null,
  wish text not null default '' check (length(wish) <= 500),
  quantity integer not null check (quantity between 1 and 99),
  picture_id uuid,
  state text not null check (state in ('waiting', 'claimed', 'priced', 'refused', 'withdrawn')),
  at timestamptz not null,
  -- Until when an answer was promised.
  due_at timestamptz not null,
  claimed_by uuid references staff_members (id),
  ended_at timestamptz,
  -- The facts that staff found, or why there are none.
  reading_id uuid,
  refusal text,
  note text check (length(note) <= 500),
  check ((state = 'claimed') = (claimed_by is not null)),
  check ((state in ('waiting', 'claimed')) = (ended_at is null)),
  check ((state = 'priced') = (reading_id is not null)),
  check ((state = 'refused') = (refusal is not null)),
  check (state not in ('waiting', 'claimed') or (customer_id is null) <> (email is null))
);
-- The same link is asked for once by one person, until it is answered.
create unique index price_lookups_one_open on price_lookups (site, coalesce(customer_id::text, email), canonical_url)
  where state in ('waiting', 'claimed');
create index price_lookups_open on price_lookups (site, at) where state in ('waiting', 'claimed');
create index price_lookups_of_customer on price_lookups (customer_id, at desc) where customer_id is not null;
create index price_lookups_ended on price_lookups (ended_at) where ended_at is not null;

create table price_lookup_history (
  id bigint generated always as identity primary key,
  lookup_id uuid not null references price_lookups (id) on delete cascade,
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text
);
comment on table price_lookup_history is 'append-only';
create index price_lookup_history_of_lookup on price_lookup_history (lookup_id, id);
-- Its rows go with the lookup that is swept, and never alone.
create trigger forbid_change before update or truncate on price_lookup_history
  for each statement execute function forbid_change();
create trigger forbid_delete before delete on price_lookup_history
  for each statement when (pg_trigger_depth() = 0) execute function forbid_change();
create trigger forbid_unlisted_move after insert on price_lookup_history
  for each row when (new.from_state is not null) execute function forbid_unlisted_move('lookup', 'state');
create trigger forbid_unlisted_move after update on price_lookups
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('lookup', 'state');
