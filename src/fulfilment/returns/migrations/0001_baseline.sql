-- Returns after handing over, with their own table of moves (return-moves.ts; a test keeps the two equal). Money is
-- refunded once, and above the limit by two people.

create table return_rules (
  site text primary key references sites,
  -- How long after handing over goods may be returned, and how long an approved return waits for them.
  days integer not null check (days > 0),
  drop_off_days integer not null check (drop_off_days > 0),
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);

create table returns (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  customer_id uuid not null references customers (id),
  order_id uuid not null references orders (id),
  state text not null check (state in
    ('requested', 'approved', 'awaiting_drop_off', 'received', 'refunded', 'rejected', 'cancelled')),
  reason text not null check (reason in ('CHANGED_MIND', 'WRONG_ITEM', 'DAMAGED', 'DEFECTIVE', 'NOT_AS_DESCRIBED')),
  note text,
  at timestamptz not null,
  -- Whether the store or we are at fault: then everything is refunded.
  is_ours boolean not null,
  gross_minor bigint not null check (gross_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor <= gross_minor),
  currency text not null,
  -- Until when an approved return waits for its goods.
  until timestamptz,
  decision_note text,
  office_code text references offices (code),
  code text check (code ~ '^[0-9]{6}$'),
  condition text check (condition in ('as_new', 'opened', 'used', 'damaged', 'incomplete', 'wrong')),
  condition_note text,
  refund_proposed_by uuid references staff_members (id),
  refund_proposed_at timestamptz,
  refunded_by uuid references staff_members (id),
  refunded_at timestamptz,
  version integer not null default 1,
  check ((office_code is null) = (code is null)),
  check (state not in ('awaiting_drop_off', 'received', 'refunded') or code is not null),
  check (state not in ('received', 'refunded') or condition is not null),
  check ((refund_proposed_at is null) = (refund_proposed_by is null)),
  check ((state = 'refunded') = (refunded_at is not null) and (refunded_at is null) = (refunded_by is null)),
  constraint return_second_person check (refunded_by is null or refund_proposed_by is null or refunded_by <> refund_proposed_by),
  foreign key (site, currency) references sites (code, currency)
);
create index returns_of_customer on returns (customer_id, site, at desc);
create index returns_of_order on returns (order_id);
create index returns_waiting on returns (site, state, at) where state not in ('refunded', 'rejected', 'cancelled');
create unique index returns_open_code on returns (site, code) where state in ('awaiting_drop_off');
create trigger forbid_delete before delete or truncate on returns
  for each statement execute function forbid_change();

create table return_items (
  return_id uuid not null references returns (id),
  item_id uuid not null references order_items (id),
  quantity integer not null check (quantity > 0),
  gross_minor bigint not null check (gross_minor >= 0),
  fee_minor bigint not null check (fee_minor >= 0),
  -- The accounts it is taken from, in minor units as texts; together they are the gross amount.
  accounts jsonb not null,
  primary key (return_id, item_id)
);
create index return_items_of_item on return_items (item_id);
create trigger forbid_delete before delete or truncate on return_items
  for each statement execute function forbid_change();

create table return_photos (
  return_id uuid not null references returns (id),
  file_id uuid not null references stored_files (id),
  by_staff boolean not null,
  at timestamptz not null,
  primary key (return_id, file_id)
);
create trigger forbid_change before update or delete or truncate on return_photos
  for each statement execute function forbid_change();

create table return_history (
  id bigint generated always as identity primary key,
  return_id uuid not null references returns (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index return_history_of_return on return_history (return_id, id);
create trigger forbid_change before update or delete or truncate on return_history
  for each statement execute function forbid_change();
create trigger forbid_unlisted_move after insert on return_history
  for each row when (new.from_state is not null) execute function forbid_unlisted_move('return', 'state');

create table write_offs (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  item_id uuid not null references order_items (id),
  what text not null check (what in ('lost', 'seized', 'destroyed')),
  reason text not null check (length(reason) >= 3),
  proof_id uuid not null references stored_files (id),
  -- The item's state when it was proposed.
  item_state text not null,
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  refunded_minor bigint check (refunded_minor >= 0),
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  withdrawn_why text,
  check ((agreed_at is null) = (agreed_by is null) and (agreed_at is null) = (refunded_minor is null)),
  check ((withdrawn_at is null) = (withdrawn_why is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint write_off_second_person check (agreed_by is null or agreed_by <> proposed_by)
);
create unique index write_offs_one on write_offs (item_id) where withdrawn_at is null;
create index write_offs_waiting on write_offs (site, proposed_at) where agreed_at is null and withdrawn_at is null;
create trigger forbid_delete before delete or truncate on write_offs
  for each statement execute function forbid_change();

create table return_pieces (
  return_id uuid not null references returns (id),
  piece_id uuid not null references pieces (id),
  item_id uuid not null references order_items (id),
  taken_at timestamptz not null,
  ended_how text check (ended_how in ('sent_back', 'restocked', 'disposed', 'given_back')),
  ended_at timestamptz,
  ended_by uuid references staff_members (id),
  why text,
  primary key (return_id, piece_id),
  foreign key (return_id, item_id) references return_items (return_id, item_id),
  check ((ended_how is null) = (ended_at is null) and (ended_how is null) = (ended_by is null))
);
-- A piece is here for one return at a time.
create unique index return_pieces_here on return_pieces (piece_id) where ended_at is null;
comment on table return_pieces is 'append-only but for ended_how, ended_at, ended_by, why';
create trigger forbid_delete before delete or truncate on return_pieces
  for each statement execute function forbid_change();

create function check_return_change() returns trigger language plpgsql as $$
declare most bigint;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'requested' then
      raise exception 'a return begins as requested, not %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.id, new.number, new.site, new.customer_id, new.order_id, new.reason, new.at, new.currency)
      is distinct from (old.id, old.number, old.site, old.customer_id, old.order_id, old.reason, old.at, old.currency)
    or ((new.gross_minor, new.fee_minor, new.is_ours) is distinct from (old.gross_minor, old.fee_minor, old.is_ours)
      and old.state <> 'requested')
    or old.state in ('refunded', 'rejected', 'cancelled')
  then
    raise exception 'return % may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and not exists (
    select from return_history
      where return_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from return_history where return_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'return % may not move from % to % without its history', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'return_has_history';
  end if;
  if new.state = 'refunded' then
    select two_people_from_minor into most from return_rules where site = new.site;
    if new.gross_minor - new.fee_minor >= coalesce(most, 0) and new.refund_proposed_by is null then
      raise exception 'return % gives % back, which two people agree to', old.number, new.gross_minor - new.fee_minor
        using errcode = 'check_violation', constraint = 'return_second_person';
    end if;
  end if;
  return new;
end $$;
create trigger check_return_change before insert or update on returns
  for each row execute function check_return_change();
create trigger forbid_unlisted_move after update on returns
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('return', 'state');

-- No more units of an item are returned than were bought.
create function check_return_item_change() returns trigger language plpgsql as $$
declare bought integer; back bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.return_id, new.item_id, new.quantity) is distinct from (old.return_id, old.item_id, old.quantity)
      or not exists (select from returns where id = new.return_id and state = 'requested')
    then
      raise exception 'what is returned never changes' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select quantity into bought from order_items where id = new.item_id for update;
  select coalesce(sum(part.quantity), 0) into back from return_items part join returns on returns.id = part.return_id
    where part.item_id = new.item_id and returns.state not in ('rejected', 'cancelled');
  if back + new.quantity > bought then
    raise exception 'more of item % comes back than was bought', new.item_id
      using errcode = 'check_violation', constraint = 'return_at_most_bought';
  end if;
  return new;
end $$;
create trigger check_return_item_change before insert or update on return_items
  for each row execute function check_return_item_change();

create function check_write_off_change() returns trigger language plpgsql as $$
begin
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'agreed_at', 'refunded_minor', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
      is distinct from to_jsonb(old) - array['agreed_by', 'agreed_at', 'refunded_minor', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
  then
    raise exception 'what write-off % says never changes', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_write_off_change before update on write_offs
  for each row execute function check_write_off_change();

-- Checked when the transaction ends: nothing is written off without two people.
create function require_second_person_for_write_off() returns trigger language plpgsql as $$
begin
  if not exists (select from write_offs where item_id = new.item_id and agreed_at is not null) then
    raise exception 'item % is written off by one person alone', new.item_id
      using errcode = 'check_violation', constraint = 'require_second_person_for_write_off';
  end if;
  return null;
end $$;
create constraint trigger require_second_person_for_write_off after insert on item_history
  deferrable initially deferred for each row when (new.event = 'writeOff') execute function require_second_person_for_write_off();

create function check_return_piece_change() returns trigger language plpgsql as $$
declare bought integer; taken integer;
begin
  if tg_op = 'UPDATE' then
    if old.ended_at is not null
      or (new.return_id, new.piece_id, new.item_id, new.taken_at)
        is distinct from (old.return_id, old.piece_id, old.item_id, old.taken_at)
    then
      raise exception 'what became of a returned piece is said once' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select quantity into bought from return_items where return_id = new.return_id and item_id = new.item_id for update;
  select count(*) into taken from return_pieces where return_id = new.return_id and item_id = new.item_id;
  if taken >= bought or not exists (select from pieces where id = new.piece_id and item_id = new.item_id) then
    raise exception 'piece % does not belong to return %', new.piece_id, new.return_id
      using errcode = 'check_violation', constraint = 'return_pieces_at_most_asked';
  end if;
  return new;
end $$;
create trigger check_return_piece_change before insert or update on return_pieces
  for each row execute function check_return_piece_change();

-- No return is received without its pieces; checked when the transaction ends.
create function require_return_pieces() returns trigger language plpgsql as $$
begin
  if exists (select from return_items part where part.return_id = new.id
    and not exists (select from return_pieces piece where piece.return_id = new.id and piece.item_id = part.item_id))
  then
    raise exception 'return % was received without its pieces', new.number
      using errcode = 'check_violation', constraint = 'require_return_pieces';
  end if;
  return null;
end $$;
create constraint trigger require_return_pieces after update of state on returns
  deferrable initially deferred for each row when (new.state = 'received' and old.state <> 'received')
  execute function require_return_pieces();
