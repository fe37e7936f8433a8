-- Offices and requests: how the goods that have arrived reach the customer.

create table offices (
  code text primary key check (code ~ '^[a-z][a-z0-9-]*$'),
  site text not null references sites,
  name_ar text not null,
  name_en text not null,
  address_ar text not null,
  address_en text not null,
  phone text not null,
  time_zone text not null,
  opens_at time not null,
  closes_at time not null check (closes_at > opens_at),
  -- 0 is Sunday, as PostgreSQL and JavaScript count.
  working_days integer[] not null check (working_days <@ array[0, 1, 2, 3, 4, 5, 6]),
  is_open boolean not null default true
);

create table office_holidays (
  office_code text not null references offices (code),
  day date not null,
  primary key (office_code, day)
);

create table requests (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  customer_id uuid not null references customers (id),
  kind text not null check (kind in ('PickUp', 'Delivery')),
  state text not null check (state in ('requested', 'pending_review', 'prepared', 'shipped', 'fulfilled', 'cancelled')),
  office_code text references offices (code),
  slot_day date,
  slot_from time,
  code text not null check (code ~ '^[0-9]{6}$'),
  shelf text,
  shelved_at timestamptz,
  collector_name text,
  collector_id_number text,
  collected_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  address jsonb,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  company text references courier_companies (code),
  -- VAT included, as it was shown and agreed.
  fee_minor bigint check (fee_minor >= 0),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  pays text check (pays in ('before', 'courier')),
  -- Until when it waits for its money.
  pay_by timestamptz,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  days_from integer,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  days_to integer,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  weight_grams integer check (weight_grams > 0),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  pieces integer check (pieces > 0),
  -- What the courier was told to collect, and what staff counted when it came.
  cash_minor bigint not null default 0 check (cash_minor >= 0),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  counted_minor bigint check (counted_minor >= 0),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  packed_at timestamptz,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  queued_at timestamptz,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  shipped_at timestamptz,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  delivered_at timestamptz,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  returned_at timestamptz,
  -- Somebody else who comes for it, as the customer named them.
  meant_name text,
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  meant_id_number text,
  -- What was asked for while its courier company had yet to let go of the parcel: carried out when it does.
  wish jsonb,
  collector_score integer check (collector_score between 0 and 100),
  collector_seen boolean not null default false,
  check (kind <> 'PickUp' or office_code is not null),
  check ((slot_day is null) = (slot_from is null)),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  constraint requests_wish_of_packed check (wish is null or (kind = 'Delivery' and state = 'prepared')),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  constraint requests_delivery_is_whole check (kind <> 'Delivery'
      or (address is not null and company is not null and fee_minor is not null and pays is not null
        and days_from is not null and days_to is not null)),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  constraint requests_pickup_costs_nothing check (kind <> 'PickUp' or (fee_minor is null and cash_minor = 0)),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  constraint requests_pay_by_before check (pay_by is null or pays = 'before'),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  constraint requests_cash_by_courier check (cash_minor = 0 or pays = 'courier'),
  -- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
  constraint requests_meant_is_whole check ((meant_name is null) = (meant_id_number is null))
);
create index requests_of_customer on requests (customer_id, site, created_at desc);
create unique index requests_open_code on requests (site, code) where state not in ('fulfilled', 'cancelled');
create index requests_to_deliver on requests (site, state) where kind = 'Delivery';
-- Parcels whose courier collected money: what finance asks the company for.
create index requests_cash_on_delivery on requests (site, company, delivered_at) where state = 'fulfilled' and cash_minor > 0;
-- A page of the pickups that wait at a hub or a desk is a few rows of an index, and their counts are kept until one of them moves.
create index requests_open_pickups on requests (site, created_at, id) include (state, shelved_at)
  where kind = 'PickUp' and state in ('requested', 'pending_review', 'prepared');
-- A page of the deliveries that wait or are under way is a few rows of an index.
create index requests_open_deliveries on requests (site, created_at, id) include (state, queued_at)
  where kind = 'Delivery' and state in ('requested', 'pending_review', 'prepared', 'shipped');
-- A number typed in the palette is found by its beginning, however many there are.
create index requests_by_number on requests (number text_pattern_ops);
create trigger forbid_delete before delete or truncate on requests
  for each statement execute function forbid_change();
create trigger requests_made_mark_queues after insert on requests
  for each row execute function mark_queues_of_row();
create trigger requests_mark_queues after update of state, kind, shelved_at on requests
  for each row when (old.state is distinct from new.state or old.kind is distinct from new.kind
    or old.shelved_at is distinct from new.shelved_at)
  execute function mark_queues_of_row();
-- A parcel that is given to its courier is counted in its next stage at once, also where the counts are kept.
create trigger requests_queued_mark_queues after update of queued_at on requests
  for each row when (old.queued_at is distinct from new.queued_at)
  execute function mark_queues_of_row();

create table request_items (
  request_id uuid not null references requests (id),
  item_id uuid not null references order_items (id),
  removed_at timestamptz,
  primary key (request_id, item_id)
);
create unique index request_items_one_open on request_items (item_id) where removed_at is null;
-- The requests that an item is or was in.
create index request_items_of_item on request_items (item_id, request_id);

create table request_history (
  id bigint generated always as identity primary key,
  request_id uuid not null references requests (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text
);
create trigger forbid_change before update or delete or truncate on request_history
  for each statement execute function forbid_change();

-- What of the courier's cash is for which order: what one courier collects, another is not told to collect again.
create table request_dues (
  request_id uuid not null references requests (id),
  order_id uuid not null references orders (id),
  minor bigint not null check (minor > 0),
  primary key (request_id, order_id)
);
create index request_dues_of_order on request_dues (order_id);

-- What a courier takes along in one go: every parcel is scanned as it is handed over.
create table run_sheets (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  company text not null references courier_companies (code),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  closed_by uuid references staff_members (id),
  closed_at timestamptz,
  check ((closed_by is null) = (closed_at is null))
);
create unique index run_sheets_one_open on run_sheets (site, company) where closed_at is null;

create table run_sheet_rows (
  sheet_id uuid not null references run_sheets (id),
  request_id uuid not null references requests (id),
  awb text not null,
  scanned_by uuid not null references staff_members (id),
  scanned_at timestamptz not null,
  primary key (sheet_id, request_id)
);
comment on table run_sheet_rows is 'append-only';
create trigger forbid_change before update or delete or truncate on run_sheet_rows
  for each statement execute function forbid_change();

-- How the goods were signed for at the desk: drawn on the screen, or on a printed sheet that is kept. And what the name on the ID
-- had to do with the name we know: how alike they are of a hundred, and whether the desk decided that it is the same person.
create table handover_signatures (
  request_id uuid primary key references requests (id),
  kind text not null check (kind in ('drawn', 'paper')),
  -- The lines of what was drawn, within 320 by 120; taken away with the account.
  path text check (path ~ '^(M[0-9]{1,3} [0-9]{1,3}(L[0-9]{1,3} [0-9]{1,3})*){1,200}$' and length(path) <= 20000),
  signed_at timestamptz not null,
  taken_by uuid not null references staff_members (id),
  check (kind = 'drawn' or path is null)
);
create trigger forbid_delete before delete or truncate on handover_signatures
  for each statement execute function forbid_change();

create function check_request_move() returns trigger language plpgsql as $$
begin
  if new.state = old.state then return new; end if;
  if not exists (
    select from request_history
      where request_id = new.id and id = (select max(id) from request_history where request_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'request % may not move from % to %', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'request_moves';
  end if;
  return new;
end $$;
create trigger check_request_move before update on requests
  for each row execute function check_request_move();
create trigger forbid_unlisted_move after update on requests
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('request', 'state');
