-- Price tables are versions: a new one is added, none is ever changed, so that any quote can be repeated.

create table price_table_versions (
  id uuid primary key,
  site text not null references sites,
  valid_from timestamptz not null,
  -- The raw tables as published: rates, routes, categories, service, fees. Packages and coupons are in their rooms.
  tables jsonb not null check (jsonb_typeof(tables) = 'object' and tables ->> 'site' = site),
  who_kind text not null check (who_kind in ('staff', 'system')),
  who_id uuid check ((who_id is null) = (who_kind = 'system')),
  why text not null check (why <> ''),
  source text not null check (source <> ''),
  published_at timestamptz not null,
  -- A scheduled version that was published again, because of a change before it, names the one it replaces: that one's
  -- author and reason still apply.
  carries uuid references price_table_versions (id),
  -- The draft that a version was published from; null for a version of the system.
  draft bigint,
  check (valid_from >= published_at)
);
create index price_table_versions_current on price_table_versions (site, valid_from desc, id desc);

-- Limits: how far a rate may move, how old a new quote may be, when an old rate raises an alarm.
create table exchange_rate_limits (
  site text primary key references sites,
  jump_percent integer not null check (jump_percent between 1 and 100),
  oldest_days integer not null check (oldest_days > 0),
  alarm_working_days integer not null check (alarm_working_days > 0)
);

create table exchange_rate_readings (
  id uuid primary key,
  site text not null references sites,
  source text not null check (source in ('cbe', 'cbuae', 'peg', 'ecb', 'er-api', 'manual')),
  -- One unit of the base currency, in the site's own.
  base text not null,
  quote text not null check (base <> quote),
  buy numeric,
  mid numeric,
  -- The rate for customers; if a source quotes only one value, that one.
  sell numeric not null,
  quoted_on date not null,
  fetched_at timestamptz not null,
  how text not null check (how in ('direct', 'peg', 'cross', 'manual')),
  -- A cross rate: the rates it is computed from, the site's own first.
  legs jsonb check ((how = 'cross') = (legs is not null) and jsonb_array_length(legs) >= 2),
  state text not null check (state in ('accepted', 'quarantined')),
  doubts text[] not null,
  -- The rate in force when it came.
  previous numeric,
  entered_by uuid references staff_members (id),
  why text check (why <> ''),
  check ((how = 'manual') = (entered_by is not null) and (how = 'manual') = (why is not null)),
  check ((how = 'manual') = (source = 'manual') and (how = 'peg') = (source = 'peg')),
  -- A typed rate always waits for a second person.
  check (how <> 'manual' or state = 'quarantined'),
  check ((state = 'accepted') = (cardinality(doubts) = 0)),
  constraint exchange_rate_readings_sense check (state = 'quarantined' or (sell > 0 and coalesce(buy, sell) > 0 and coalesce(buy, sell) <= sell)),
  foreign key (site, quote) references sites (code, currency)
);
create index exchange_rate_readings_current on exchange_rate_readings (site, base, quoted_on desc, id desc);
create index exchange_rate_readings_source on exchange_rate_readings (site, source, base, id desc);
comment on table exchange_rate_readings is 'append-only';
create trigger forbid_change before update or delete or truncate on exchange_rate_readings
  for each statement execute function forbid_change();

create table exchange_rate_decisions (
  reading_id uuid not null references exchange_rate_readings (id),
  -- One person proposes, another accepts; either may reject. Typing a rate counts as proposing it.
  step text not null check (step in ('propose', 'accept', 'reject')),
  staff_id uuid not null references staff_members (id),
  why text not null check (why <> ''),
  at timestamptz not null,
  primary key (reading_id, step)
);
create unique index exchange_rate_decisions_end on exchange_rate_decisions (reading_id) where step in ('accept', 'reject');
comment on table exchange_rate_decisions is 'append-only';
create trigger forbid_change before update or delete or truncate on exchange_rate_decisions
  for each statement execute function forbid_change();

-- Each request to a source, with its result.
create table exchange_rate_fetches (
  id uuid primary key,
  site text not null references sites,
  source text not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('new', 'same', 'failed')),
  fault text check ((outcome = 'failed') = (fault is not null)),
  detail text not null,
  asked_by uuid references staff_members (id)
);
create index exchange_rate_fetches_latest on exchange_rate_fetches (site, source, at desc);
comment on table exchange_rate_fetches is 'append-only';
create trigger forbid_change before update or delete or truncate on exchange_rate_fetches
  for each statement execute function forbid_change();

create function forbid_price_table_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published price table is never changed: publish another version';
end
$$;
create trigger forbid_price_table_change before update or delete on price_table_versions
  for each row execute function forbid_price_table_change();
create trigger forbid_price_table_emptying before truncate on price_table_versions
  for each statement execute function forbid_price_table_change();

create function check_exchange_rate_decision() returns trigger language plpgsql as $$
declare
  reading exchange_rate_readings;
  proposer uuid;
begin
  select * into reading from exchange_rate_readings where id = new.reading_id;
  if reading.state <> 'quarantined' then
    raise exception 'nothing is to be decided about a rate that nobody doubts';
  end if;
  if exists (select from exchange_rate_decisions where reading_id = new.reading_id and step in ('accept', 'reject')) then
    raise exception 'this rate is decided';
  end if;
  if new.step <> 'reject' and (reading.sell <= 0 or coalesce(reading.buy, reading.sell) <= 0 or reading.buy > reading.sell) then
    raise exception 'a rate that makes no sense can only be rejected';
  end if;
  if new.step = 'accept' then
    select coalesce(reading.entered_by, staff_id) into proposer
      from (select 1) as one left join exchange_rate_decisions on reading_id = new.reading_id and step = 'propose';
    if proposer is null or proposer = new.staff_id then
      raise exception 'a second person accepts what a first one proposed';
    end if;
  end if;
  return new;
end
$$;
create trigger check_exchange_rate_decision before insert on exchange_rate_decisions
  for each row execute function check_exchange_rate_decision();
