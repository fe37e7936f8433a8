-- Shipping companies, their fees, and the waybills of parcels to customers.
create table courier_companies (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  site text not null references sites,
  name_ar text not null check (name_ar <> ''),
  name_en text not null check (name_en <> ''),
  -- The provider whose API books and tracks its parcels; null: staff record its waybills' numbers and endings.
  provider text check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  collects_cash boolean not null,
  -- The most it collects for one parcel; null: no limit is known.
  most_cash_minor bigint check (most_cash_minor > 0),
  most_grams integer not null check (most_grams > 0),
  -- The address where a customer can track a parcel, with {awb} for its number.
  tracking_url text check (tracking_url ~ '^https://[^ ]*\{awb\}'),
  is_on boolean not null default true,
  place integer not null
);

-- Where a company delivers and how many working days it takes; states and areas are those of addresses.
create table courier_places (
  company text not null references courier_companies (code),
  state text not null,
  zone text not null check (zone ~ '^[a-z][a-z0-9-]{1,30}$'),
  days_from integer not null check (days_from >= 0),
  days_to integer not null,
  is_served boolean not null default true,
  primary key (company, state),
  check (days_to >= days_from)
);

-- Areas of a served state where it does not deliver.
create table courier_gaps (
  company text not null references courier_companies (code),
  state text not null,
  area text not null,
  at timestamptz not null,
  primary key (company, state, area)
);

-- A company's fees from a given time on, zone by zone: proposed by one staff member, published by another.
create table courier_terms (
  id uuid primary key default gen_random_uuid(),
  company text not null references courier_companies (code),
  valid_from timestamptz not null,
  -- Null for the rows that the shop started with.
  made_by uuid references staff_members (id),
  made_at timestamptz not null,
  why text not null check (why <> ''),
  published_by uuid references staff_members (id),
  published_at timestamptz,
  dropped_by uuid references staff_members (id),
  dropped_at timestamptz,
  constraint courier_terms_two_people check (published_by is null or (made_by is not null and published_by <> made_by)),
  check (made_by is null or published_at is null or published_by is not null),
  check ((dropped_by is null) = (dropped_at is null)),
  check (published_at is null or dropped_at is null)
);
create unique index courier_terms_one_draft on courier_terms (company) where published_at is null and dropped_at is null;
create index courier_terms_in_force on courier_terms (company, valid_from desc) where published_at is not null;
comment on table courier_terms is 'append-only but for published_by, published_at, dropped_by, dropped_at';

create table courier_fees (
  terms_id uuid not null references courier_terms (id),
  zone text not null,
  -- VAT included; null: the price tables' delivery fee for the state.
  base_minor bigint check (base_minor >= 0),
  included_grams integer not null check (included_grams > 0),
  step_grams integer not null check (step_grams > 0),
  step_minor bigint not null check (step_minor >= 0),
  primary key (terms_id, zone)
);
comment on table courier_fees is 'append-only';
create trigger forbid_change before update or delete or truncate on courier_fees
  for each statement execute function forbid_change();

-- What the program knows of companies with an API: whether its settings name them, and the result of the last call.
create table courier_connections (
  company text primary key references courier_companies (code),
  is_configured boolean not null,
  noted_at timestamptz not null,
  answered_at timestamptz,
  failed_at timestamptz,
  fault text
);

create table waybills (
  id uuid primary key,
  site text not null references sites,
  company text not null references courier_companies (code),
  request_id uuid not null,
  request_number text not null,
  attempt integer not null check (attempt > 0),
  -- The reference sent to the company, used to search there before anything is booked again.
  reference text not null unique,
  state text not null check (state in
    ('asked', 'failed', 'booked', 'cancelling', 'collected', 'delivered', 'returned', 'lost', 'cancelled')),
  receiver_name text not null check (receiver_name <> ''),
  receiver_phone text not null check (receiver_phone <> ''),
  address jsonb not null,
  weight_grams integer not null check (weight_grams > 0),
  pieces integer not null check (pieces > 0),
  contents text not null,
  cash_minor bigint not null check (cash_minor >= 0),
  awb text check (awb <> ''),
  provider_id text,
  -- The company's last code, and its meaning between two of our states.
  provider_code integer,
  progress text check (progress in ('atCourier', 'outForDelivery', 'returning')),
  -- Why a person should look.
  attention text check (attention in
    ('exception', 'onHold', 'damaged', 'investigated', 'contradiction', 'cancelRefused', 'cashDiffers')),
  attention_note text,
  fault text,
  fault_detail text,
  tries integer not null default 0,
  try_next_at timestamptz,
  read_next_at timestamptz,
  -- The number of questions sent to the company, and the one that was answered last: the answer to an older question is
  -- ignored.
  reads_asked integer not null default 0,
  read_applied integer not null default 0 check (read_applied <= reads_asked),
  asked_at timestamptz not null,
  booked_at timestamptz,
  collected_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  unique (request_id, attempt),
  check (awb is not null or state not in ('booked', 'collected', 'delivered', 'returned', 'lost')),
  check ((state in ('delivered', 'returned', 'lost', 'cancelled')) = (ended_at is not null)),
  check ((state = 'failed') = (fault is not null))
);
create unique index waybills_one_under_way on waybills (request_id)
  where state in ('asked', 'failed', 'booked', 'cancelling', 'collected');
create unique index waybills_awb on waybills (company, awb) where awb is not null;
create index waybills_to_try on waybills (site, try_next_at) where state in ('asked', 'cancelling');
create index waybills_to_read on waybills (site, read_next_at) where read_next_at is not null;
create index waybills_under_way on waybills (site, company, asked_at)
  where state in ('asked', 'failed', 'booked', 'cancelling', 'collected');
-- The number of waybills that need a person is shown in the menu of every staff screen.
create index waybills_to_look_at on waybills (site, asked_at)
  where state = 'failed' or attention is not null or (state in ('asked', 'cancelling') and tries >= 2);
-- The palette finds numbers by their beginning, however many there are.
create index waybills_by_awb on waybills (awb text_pattern_ops) where awb is not null;
create trigger forbid_delete before delete or truncate on waybills
  for each statement execute function forbid_change();

create table waybill_history (
  id bigint generated always as identity primary key,
  waybill_id uuid not null references waybills (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  provider_code integer,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index waybill_history_of on waybill_history (waybill_id, id);
comment on table waybill_history is 'append-only';
create trigger forbid_change before update or delete or truncate on waybill_history
  for each statement execute function forbid_change();

-- What companies told us by themselves, as it came. It is never believed: it makes us ask.
create table courier_events (
  id uuid primary key,
  company text not null references courier_companies (code),
  event_hash text not null,
  received_at timestamptz not null,
  raw_body text not null,
  is_trusted boolean not null,
  awb text,
  told_code integer,
  -- Null until it was asked about.
  result text check (result in ('asked', 'refused', 'malformed', 'unknownParcel')),
  times integer not null default 1,
  unique (company, event_hash)
);
create index courier_events_of on courier_events (company, awb, received_at desc);
create index courier_events_by_time on courier_events (received_at);

create function check_courier_terms_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'courier_terms is append-only' using errcode = 'restrict_violation';
  end if;
  if old.published_at is not null or old.dropped_at is not null
    or to_jsonb(new) - array['published_by', 'published_at', 'dropped_by', 'dropped_at']
      is distinct from to_jsonb(old) - array['published_by', 'published_at', 'dropped_by', 'dropped_at']
  then
    raise exception 'published terms of a shipping company never change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_courier_terms_change before update or delete on courier_terms
  for each row execute function check_courier_terms_change();

create function require_draft_courier_terms() returns trigger language plpgsql as $$
begin
  if exists (select from courier_terms where id = new.terms_id and published_at is not null and made_by is not null) then
    raise exception 'published terms of a shipping company never change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger require_draft_courier_terms before insert on courier_fees
  for each row execute function require_draft_courier_terms();

create function check_waybill_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'asked' then
      raise exception 'waybill % begins as asked', new.reference
        using errcode = 'check_violation', constraint = 'waybill_moves';
    end if;
    return new;
  end if;
  if (new.id, new.site, new.company, new.request_id, new.request_number, new.attempt, new.reference, new.receiver_name,
      new.receiver_phone, new.address, new.weight_grams, new.pieces, new.contents, new.cash_minor, new.asked_at)
    is distinct from (old.id, old.site, old.company, old.request_id, old.request_number, old.attempt, old.reference,
      old.receiver_name, old.receiver_phone, old.address, old.weight_grams, old.pieces, old.contents, old.cash_minor,
      old.asked_at)
    or (old.awb is not null and new.awb is distinct from old.awb and old.state <> 'booked')
    or (old.collected_at is not null and new.collected_at is distinct from old.collected_at)
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
  then
    raise exception 'what waybill % was written for never changes', old.reference using errcode = 'restrict_violation';
  end if;
  if new.state = old.state then return new; end if;
  if not exists (
    select from waybill_history
      where waybill_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from waybill_history where waybill_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'waybill % may not move from % to %', old.reference, old.state, new.state
      using errcode = 'check_violation', constraint = 'waybill_moves';
  end if;
  return new;
end $$;
create trigger check_waybill_start before insert on waybills
  for each row execute function check_waybill_change();
create trigger check_waybill_change before update on waybills
  for each row when (new.receiver_name <> '—' or old.receiver_name = '—') execute function check_waybill_change();
create trigger forbid_unlisted_move after update on waybills
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('waybill', 'state');

-- The receiver's data may be removed once the waybill has ended; all other agreed columns never change.
create function check_receiver_forgotten() returns trigger language plpgsql as $$
begin
  if old.ended_at is null
    or (to_jsonb(new) - array['receiver_name', 'receiver_phone', 'address'])
      is distinct from (to_jsonb(old) - array['receiver_name', 'receiver_phone', 'address'])
  then
    raise exception 'waybill % does not forget its receiver like this', old.reference
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_receiver_forgotten before update on waybills
  for each row when (new.receiver_name = '—' and old.receiver_name <> '—') execute function check_receiver_forgotten();
