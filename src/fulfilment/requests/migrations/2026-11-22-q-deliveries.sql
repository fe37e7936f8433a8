-- Requests that are delivered: where to, by whom and for how much, what is paid before and what the courier collects.
alter table requests
  add column address jsonb,
  add column company text references courier_companies (code),
  -- VAT included, as it was shown and agreed.
  add column fee_minor bigint check (fee_minor >= 0),
  add column pays text check (pays in ('before', 'courier')),
  -- Until when it waits for its money.
  add column pay_by timestamptz,
  add column days_from integer,
  add column days_to integer,
  add column weight_grams integer check (weight_grams > 0),
  add column pieces integer check (pieces > 0),
  -- What the courier was told to collect, and what staff counted when it came.
  add column cash_minor bigint not null default 0 check (cash_minor >= 0),
  add column counted_minor bigint check (counted_minor >= 0),
  add column packed_at timestamptz,
  add column queued_at timestamptz,
  add column shipped_at timestamptz,
  add column delivered_at timestamptz,
  add column returned_at timestamptz,
  -- Somebody else who comes for it, as the customer named them.
  add column meant_name text,
  add column meant_id_number text,
  -- What was asked for while its courier company had yet to let go of the parcel: carried out when it does.
  add column wish jsonb,
  add constraint requests_wish_of_packed check (wish is null or (kind = 'Delivery' and state = 'prepared')),
  add constraint requests_delivery_is_whole check (kind <> 'Delivery'
    or (address is not null and company is not null and fee_minor is not null and pays is not null
      and days_from is not null and days_to is not null)),
  add constraint requests_pickup_costs_nothing check (kind <> 'PickUp' or (fee_minor is null and cash_minor = 0)),
  add constraint requests_pay_by_before check (pay_by is null or pays = 'before'),
  add constraint requests_cash_by_courier check (cash_minor = 0 or pays = 'courier'),
  add constraint requests_meant_is_whole check ((meant_name is null) = (meant_id_number is null));
create index requests_to_deliver on requests (site, state) where kind = 'Delivery';

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
  site text not null check (site in ('eg', 'ae')),
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
create trigger run_sheet_rows_append_only before update or delete or truncate on run_sheet_rows
  for each statement execute function append_only_refuse();

-- The pairs of states that requests-moves.ts knows: no other change is possible, by whatever hand.
create table request_move_pairs (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
comment on table request_move_pairs is 'append-only';
insert into request_move_pairs (from_state, to_state) values
  ('requested', 'pending_review'), ('requested', 'prepared'), ('pending_review', 'prepared'),
  ('prepared', 'fulfilled'), ('prepared', 'shipped'), ('shipped', 'fulfilled'), ('shipped', 'cancelled'),
  ('requested', 'cancelled'), ('pending_review', 'cancelled'), ('prepared', 'cancelled'),
  ('requested', 'requested'), ('pending_review', 'requested'), ('prepared', 'requested');
create trigger request_move_pairs_append_only before update or delete or truncate on request_move_pairs
  for each statement execute function append_only_refuse();

create function request_keeps_its_way() returns trigger language plpgsql as $$
begin
  if new.state = old.state then return new; end if;
  if not exists (
    select from request_history
      where request_id = new.id and id = (select max(id) from request_history where request_id = new.id)
        and from_state = old.state and to_state = new.state
  ) or not exists (select from request_move_pairs where from_state = old.state and to_state = new.state) then
    raise exception 'request % may not move from % to %', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'request_moves';
  end if;
  return new;
end $$;
create trigger request_keeps_its_way before update on requests
  for each row execute function request_keeps_its_way();
create trigger requests_stay before delete or truncate on requests
  for each statement execute function append_only_refuse();
