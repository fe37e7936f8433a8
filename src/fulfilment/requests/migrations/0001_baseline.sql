-- Offices and requests: how arrived goods reach the customer.

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
  -- For deliveries: address, company, fee, what is paid in advance and what the courier collects.
  address jsonb,
  company text references courier_companies (code),
  -- VAT included, as shown and agreed.
  fee_minor bigint check (fee_minor >= 0),
  pays text check (pays in ('before', 'courier')),
  -- Until when it waits for its payment.
  pay_by timestamptz,
  days_from integer,
  days_to integer,
  weight_grams integer check (weight_grams > 0),
  pieces integer check (pieces > 0),
  -- The amount that the courier was told to collect, and the amount that staff counted.
  cash_minor bigint not null default 0 check (cash_minor >= 0),
  counted_minor bigint check (counted_minor >= 0),
  packed_at timestamptz,
  queued_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  returned_at timestamptz,
  -- The person whom the customer named to collect it.
  meant_name text,
  meant_id_number text,
  -- A wish that is carried out when the courier company has cancelled the parcel.
  wish jsonb,
  collector_score integer check (collector_score between 0 and 100),
  collector_seen boolean not null default false,
  check (kind <> 'PickUp' or office_code is not null),
  check ((slot_day is null) = (slot_from is null)),
  constraint requests_wish_of_packed check (wish is null or (kind = 'Delivery' and state = 'prepared')),
  constraint requests_delivery_is_whole check (kind <> 'Delivery'
      or (address is not null and company is not null and fee_minor is not null and pays is not null
        and days_from is not null and days_to is not null)),
  constraint requests_pickup_costs_nothing check (kind <> 'PickUp' or (fee_minor is null and cash_minor = 0)),
  constraint requests_pay_by_before check (pay_by is null or pays = 'before'),
  constraint requests_cash_by_courier check (cash_minor = 0 or pays = 'courier'),
  constraint requests_meant_is_whole check ((meant_name is null) = (meant_id_number is null))
);
create index requests_of_customer on requests (customer_id, site, created_at desc);
create unique index requests_open_code on requests (site, code) where state not in ('fulfilled', 'cancelled');
create index requests_to_deliver on requests (site, state) where kind = 'Delivery';
-- Parcels whose courier collected cash, which finance claims from the company.
create index requests_cash_on_delivery on requests (site, company, delivered_at) where state = 'fulfilled' and cash_minor > 0;
-- A page of pickups at a hub or a desk is a few rows of an index, and their counts are cached until one of them moves.
create index requests_open_pickups on requests (site, created_at, id) include (state, shelved_at)
  where kind = 'PickUp' and state in ('requested', 'pending_review', 'prepared');
-- A page of open deliveries is a few rows of an index.
create index requests_open_deliveries on requests (site, created_at, id) include (state, queued_at)
  where kind = 'Delivery' and state in ('requested', 'pending_review', 'prepared', 'shipped');
-- The palette finds numbers by their beginning, however many there are.
create index requests_by_number on requests (number text_pattern_ops);
create trigger forbid_delete before delete or truncate on requests
  for each statement execute function forbid_change();
create trigger requests_made_mark_queues after insert on requests
  for each row execute function mark_queues_of_row();
create trigger requests_mark_queues after update of state, kind, shelved_at on requests
  for each row when (old.state is distinct from new.state or old.kind is distinct from new.kind
    or old.shelved_at is distinct from new.shelved_at)
  execute function mark_queues_of_row();
-- A parcel that is handed to its courier is counted in its next stage at once, also in cached counts.
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

-- How much of the courier's cash belongs to which order, so that no other courier collects it again.
create table request_dues (
  request_id uuid not null references requests (id),
  order_id uuid not null references orders (id),
  minor bigint not null check (minor > 0),
  primary key (request_id, order_id)
);
create index request_dues_of_order on request_dues (order_id);

-- The parcels that a courier takes at one time: each is scanned when it is handed over.
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
  -- The drawn lines, within 320 by 120; deleted with the account.
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
