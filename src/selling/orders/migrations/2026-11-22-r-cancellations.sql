-- What was bought already is cancelled with fees that the customer agreed to: a case of its own, held to its table of moves
-- (cancelling/cancellation-moves.ts; a test holds the two together).

-- A fee of a cancellation or a return belongs to the order, not to an item that is gone; its facts say where it is earned.
alter table order_dues drop constraint order_dues_reason_check;
alter table order_dues add constraint order_dues_reason_check
  check (reason in ('weight', 'duty', 'fee', 'storage', 'cancellation', 'return', 'returnFee'));
alter table order_dues add constraint order_dues_say_where
  check (reason not in ('cancellation', 'return', 'returnFee') or (item_id is null and facts ? 'accounts')) not valid;

create table cancellations (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  order_id uuid not null references orders (id),
  state text not null check (state in ('asked', 'proposed', 'agreed', 'declined', 'expired', 'refused', 'withdrawn')),
  at timestamptz not null,
  -- The customer's own wish, where they began.
  reason text,
  comment text,
  -- What support proposed: what is kept, what comes back, and until when it holds.
  proposed_by uuid references staff_members (id),
  proposed_at timestamptz,
  why text,
  fee_minor bigint check (fee_minor >= 0),
  back_minor bigint check (back_minor >= 0),
  share text,
  until timestamptz,
  answered_at timestamptz,
  check ((proposed_at is null) = (proposed_by is null) and (proposed_at is null) = (fee_minor is null)
    and (proposed_at is null) = (back_minor is null) and (proposed_at is null) = (until is null)),
  check (state not in ('proposed', 'agreed', 'declined') or proposed_at is not null),
  check (state not in ('asked', 'refused') or proposed_at is null)
);
create index cancellations_open on cancellations (site, state, at) where state in ('asked', 'proposed');
create index cancellations_of_order on cancellations (order_id);

create table cancellation_items (
  cancellation_id uuid not null references cancellations (id),
  item_id uuid not null references order_items (id),
  -- What the item's fee is made of, once proposed: its state then, and a share of each of these lines.
  state text,
  lines jsonb not null default '[]',
  fee_minor bigint check (fee_minor >= 0),
  closed_at timestamptz,
  primary key (cancellation_id, item_id)
);
create unique index cancellation_items_one_open on cancellation_items (item_id) where closed_at is null;

create table cancellation_move_pairs (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into cancellation_move_pairs (from_state, to_state) values
  ('asked', 'proposed'), ('asked', 'refused'), ('asked', 'withdrawn'), ('asked', 'expired'),
  ('proposed', 'agreed'), ('proposed', 'declined'), ('proposed', 'withdrawn'), ('proposed', 'expired');

create table cancellation_history (
  id bigint generated always as identity primary key,
  cancellation_id uuid not null references cancellations (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (from_state, to_state) references cancellation_move_pairs (from_state, to_state)
);
create index cancellation_history_of_case on cancellation_history (cancellation_id, id);

create trigger cancellation_history_append_only before update or delete or truncate on cancellation_history
  for each statement execute function append_only_refuse();
create trigger cancellation_move_pairs_append_only before update or delete or truncate on cancellation_move_pairs
  for each statement execute function append_only_refuse();
create trigger cancellations_stay before delete or truncate on cancellations
  for each statement execute function append_only_refuse();
create trigger cancellation_items_stay before delete or truncate on cancellation_items
  for each statement execute function append_only_refuse();

create function cancellation_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('asked', 'proposed') then
      raise exception 'a cancellation begins as asked or proposed, not %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> new.state and not exists (
    select from cancellation_history
      where cancellation_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from cancellation_history where cancellation_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'cancellation % may not move from % to % without its history', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'cancellation_has_history';
  end if;
  if (new.id, new.number, new.site, new.order_id, new.at) is distinct from (old.id, old.number, old.site, old.order_id, old.at)
    or (old.proposed_at is not null and (new.proposed_by, new.proposed_at, new.fee_minor, new.back_minor, new.until)
      is distinct from (old.proposed_by, old.proposed_at, old.fee_minor, old.back_minor, old.until))
  then
    raise exception 'what cancellation % proposed never changes', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cancellation_keeps_its_word before insert or update on cancellations
  for each row execute function cancellation_keeps_its_word();

-- Looked at when the transaction ends: who cancels what was bought has the customer's word for it.
create function bought_is_cancelled_as_agreed() returns trigger language plpgsql as $$
begin
  if not exists (
    select from cancellation_items part join cancellations on cancellations.id = part.cancellation_id
      where part.item_id = new.item_id and cancellations.state = 'agreed'
  ) then
    raise exception 'item % was bought and nobody agreed to cancel it', new.item_id
      using errcode = 'check_violation', constraint = 'bought_is_cancelled_as_agreed';
  end if;
  return null;
end $$;
create constraint trigger bought_is_cancelled_as_agreed after insert on item_history
  deferrable initially deferred for each row
  when (new.event = 'cancel' and new.from_state in ('purchased', 'shipped_from_seller', 'received_at_warehouse', 'ready_for_shipping',
    'shipped_to_destination', 'arrived_uae', 'in_shipping_process', 'arrived_hub', 'waiting_delivery_request'))
  execute function bought_is_cancelled_as_agreed();
