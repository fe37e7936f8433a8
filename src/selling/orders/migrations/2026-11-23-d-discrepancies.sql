-- Something is wrong with goods we bought: a case of its own with priced choices, a deadline and a default, held to its table of
-- moves (discrepancies/discrepancy-moves.ts; a test holds the two together). It blocks the goods, it does not move them.

create table discrepancy_rules (
  site text primary key check (site in ('eg', 'ae')),
  -- How many working days a customer has where nobody says otherwise, and how long before the end they are reminded.
  working_days integer not null check (working_days between 1 and 30),
  remind_hours integer not null check (remind_hours > 0),
  -- From this much given on, a second person agrees before the customer is asked.
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);
insert into discrepancy_rules (site, working_days, remind_hours, two_people_from_minor)
  values ('eg', 3, 24, 1000000), ('ae', 3, 24, 100000);

create table discrepancies (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  order_id uuid not null references orders (id),
  item_id uuid not null references order_items (id),
  kind text not null check (kind in ('wrong', 'damaged', 'short', 'overweight', 'prohibited', 'lost', 'no_owner')),
  state text not null check (state in
    ('open', 'drafted', 'proposed', 'chosen', 'defaulted', 'executing', 'closed', 'withdrawn')),
  at timestamptz not null,
  opened_by uuid references staff_members (id),
  -- How long it stands where it stands now: the age of a queue.
  since timestamptz not null,
  note text not null,
  item_state text not null,
  -- What the scale said of one piece and what was quoted, where it was weighed.
  real_grams integer check (real_grams > 0),
  quoted_grams integer check (quoted_grams > 0),
  -- The proposal that holds: its round, who wrote and who sent it, what is said with it, until when, and what happens then.
  round integer not null default 0 check (round >= 0),
  drafted_by uuid references staff_members (id),
  proposed_by uuid references staff_members (id),
  proposed_at timestamptz,
  said text,
  days integer check (days between 1 and 30),
  until timestamptz,
  default_kind text,
  reminded_at timestamptz,
  chosen_kind text,
  chosen_at timestamptz,
  back_minor bigint check (back_minor >= 0),
  ended_at timestamptz,
  check ((state in ('closed', 'withdrawn')) = (ended_at is not null)),
  check (state not in ('proposed', 'chosen', 'defaulted') or
    (proposed_by is not null and proposed_at is not null and until is not null and default_kind is not null)),
  check (state not in ('chosen', 'defaulted', 'executing', 'closed') or (chosen_kind is not null and chosen_at is not null)),
  check (state <> 'drafted' or (drafted_by is not null and default_kind is not null))
);
create unique index discrepancies_one_open on discrepancies (item_id) where ended_at is null;
create index discrepancies_waiting on discrepancies (site, state, since, id) where ended_at is null;
create index discrepancies_ended on discrepancies (site, ended_at desc, id) where ended_at is not null;
create index discrepancies_of_order on discrepancies (order_id);
create index discrepancies_due on discrepancies (until) where state = 'proposed';

create table discrepancy_options (
  discrepancy_id uuid not null references discrepancies (id),
  round integer not null check (round > 0),
  kind text not null check (kind in ('accept', 'replace', 'return', 'refund')),
  place integer not null,
  -- What comes off the price or is kept as a fee, and what goes back to the balances at once.
  off_minor bigint not null check (off_minor >= 0),
  fee_minor bigint not null check (fee_minor >= 0),
  back_minor bigint not null check (back_minor >= 0),
  -- How the amounts were reckoned, in minor units as texts.
  facts jsonb not null,
  primary key (discrepancy_id, round, kind),
  check (off_minor = 0 or kind = 'accept'),
  check (fee_minor = 0 or kind = 'return'),
  check (back_minor = 0 or kind <> 'replace')
);
comment on table discrepancy_options is 'append-only';
alter table discrepancies add constraint discrepancy_default_is_offered
  foreign key (id, round, default_kind) references discrepancy_options (discrepancy_id, round, kind);
alter table discrepancies add constraint discrepancy_chosen_is_offered
  foreign key (id, round, chosen_kind) references discrepancy_options (discrepancy_id, round, kind);

create table discrepancy_photos (
  discrepancy_id uuid not null references discrepancies (id),
  file_id uuid not null references stored_files (id),
  at timestamptz not null,
  primary key (discrepancy_id, file_id)
);
comment on table discrepancy_photos is 'append-only';

create table discrepancy_move_pairs (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
comment on table discrepancy_move_pairs is 'append-only';
insert into discrepancy_move_pairs (from_state, to_state) values
  ('open', 'drafted'), ('open', 'proposed'), ('open', 'withdrawn'),
  ('drafted', 'proposed'), ('drafted', 'open'), ('drafted', 'withdrawn'),
  ('proposed', 'chosen'), ('proposed', 'defaulted'), ('proposed', 'open'), ('proposed', 'withdrawn'),
  ('chosen', 'executing'), ('defaulted', 'executing'), ('executing', 'closed');

create table discrepancy_history (
  id bigint generated always as identity primary key,
  discrepancy_id uuid not null references discrepancies (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (from_state, to_state) references discrepancy_move_pairs (from_state, to_state)
);
comment on table discrepancy_history is 'append-only';
create index discrepancy_history_of_case on discrepancy_history (discrepancy_id, id);

create trigger discrepancy_history_append_only before update or delete or truncate on discrepancy_history
  for each statement execute function append_only_refuse();
create trigger discrepancy_options_append_only before update or delete or truncate on discrepancy_options
  for each statement execute function append_only_refuse();
create trigger discrepancy_photos_append_only before update or delete or truncate on discrepancy_photos
  for each statement execute function append_only_refuse();
create trigger discrepancy_move_pairs_append_only before update or delete or truncate on discrepancy_move_pairs
  for each statement execute function append_only_refuse();
create trigger discrepancies_stay before delete or truncate on discrepancies
  for each statement execute function append_only_refuse();

create function discrepancy_keeps_its_word() returns trigger language plpgsql as $$
declare most bigint; given bigint; offered integer;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'a discrepancy begins as open, not %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> new.state and not exists (
    select from discrepancy_history
      where discrepancy_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from discrepancy_history where discrepancy_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'discrepancy % may not move from % to % without its history', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'discrepancy_has_history';
  end if;
  if old.ended_at is not null
    or (new.id, new.number, new.site, new.order_id, new.item_id, new.kind, new.at, new.opened_by, new.note, new.item_state)
      is distinct from (old.id, old.number, old.site, old.order_id, old.item_id, old.kind, old.at, old.opened_by, old.note, old.item_state)
    or (old.state not in ('open', 'drafted') and new.state <> 'open'
      and (new.round, new.drafted_by, new.proposed_by, new.proposed_at, new.said, new.until, new.default_kind)
      is distinct from (old.round, old.drafted_by, old.proposed_by, old.proposed_at, old.said, old.until, old.default_kind))
    or (old.chosen_kind is not null
      and (new.chosen_kind, new.chosen_at) is distinct from (old.chosen_kind, old.chosen_at))
  then
    raise exception 'what discrepancy % says never changes', old.number using errcode = 'restrict_violation';
  end if;
  if new.state = 'proposed' and old.state <> 'proposed' then
    select two_people_from_minor into most from discrepancy_rules where site = new.site;
    select count(*), coalesce(max(greatest(off_minor, back_minor)), 0) into offered, given
      from discrepancy_options where discrepancy_id = new.id and round = new.round;
    if offered not between 2 and 4 then
      raise exception 'discrepancy % offers % ways', old.number, offered
        using errcode = 'check_violation', constraint = 'discrepancy_offers_choice';
    end if;
    if given >= coalesce(most, 0) and (new.drafted_by is null or new.drafted_by = new.proposed_by) then
      raise exception 'discrepancy % gives %, which two people agree to', old.number, given
        using errcode = 'check_violation', constraint = 'discrepancy_second_person';
    end if;
  end if;
  return new;
end $$;
create trigger discrepancy_keeps_its_word before insert or update on discrepancies
  for each row execute function discrepancy_keeps_its_word();

create trigger discrepancies_mark_queues after insert on discrepancies for each row execute function mark_queues_of_row();
create trigger discrepancies_moved_mark_queues after update of state on discrepancies
  for each row when (old.state is distinct from new.state) execute function mark_queues_of_row();

-- What was noted before is a case now.
insert into discrepancies (id, number, site, order_id, item_id, kind, state, at, since, note, item_state, real_grams)
  select gen_random_uuid(), 'DC' || (6000 + row_number() over (order by item.state_since, item.id)), item.site, item.order_id,
    item.id, item.discrepancy, 'open', item.state_since, item.state_since, '', item.state, item.real_grams
  from order_items item where item.discrepancy in ('wrong', 'damaged', 'short', 'prohibited');
insert into discrepancy_history (discrepancy_id, at, who_kind, event, to_state)
  select id, at, 'system', 'open', 'open' from discrepancies;
insert into numbers (series, last) select 'discrepancies', 6000 + count(*) from discrepancies having count(*) > 0;
update order_items set discrepancy = null
  where discrepancy is not null and not exists (select from discrepancies where item_id = order_items.id);
alter table order_items add constraint order_items_discrepancy_check
  check (discrepancy in ('wrong', 'damaged', 'short', 'overweight', 'prohibited', 'lost', 'no_owner'));

-- Looked at when the transaction ends: goods are blocked while their case is open, and no longer.
create function discrepancy_blocks_its_item() returns trigger language plpgsql as $$
declare item uuid; blocked text; kind text;
begin
  if tg_table_name = 'discrepancies' then item := new.item_id; else item := new.id; end if;
  select order_items.discrepancy into blocked from order_items where id = item;
  select discrepancies.kind into kind from discrepancies where item_id = item and ended_at is null;
  if blocked is distinct from kind then
    raise exception 'item % is blocked as % while its open case is %', item, blocked, kind
      using errcode = 'check_violation', constraint = 'discrepancy_blocks_its_item';
  end if;
  return null;
end $$;
create constraint trigger discrepancy_blocks_its_item after insert or update of ended_at on discrepancies
  deferrable initially deferred for each row execute function discrepancy_blocks_its_item();
create constraint trigger item_is_blocked_by_its_discrepancy after update of discrepancy on order_items
  deferrable initially deferred for each row when (old.discrepancy is distinct from new.discrepancy)
  execute function discrepancy_blocks_its_item();

-- The choice of a case may end an item or send it back to be bought again, and nothing else does it that way.
insert into item_move_pairs (from_state, to_state) values
  ('purchased', 'pending_purchase'), ('shipped_from_seller', 'pending_purchase'), ('received_at_warehouse', 'pending_purchase');

create function discrepancy_was_chosen() returns trigger language plpgsql as $$
begin
  if not exists (
    select from discrepancies where item_id = new.item_id and state in ('executing', 'closed')
      and chosen_kind = any (case new.event when 'replace' then array['replace'] else array['return', 'refund'] end)
  ) then
    raise exception 'item % is settled by no choice', new.item_id
      using errcode = 'check_violation', constraint = 'discrepancy_was_chosen';
  end if;
  return null;
end $$;
create constraint trigger discrepancy_was_chosen after insert on item_history
  deferrable initially deferred for each row when (new.event in ('settle', 'replace'))
  execute function discrepancy_was_chosen();

-- What comes off the price of goods belongs to them and says where it is taken from; a fee for sending them back to the order.
alter table order_dues drop constraint order_dues_reason_check;
alter table order_dues add constraint order_dues_reason_check
  check (reason in ('weight', 'duty', 'fee', 'storage', 'cancellation', 'return', 'returnFee', 'priceOff', 'returnToStore'));
alter table order_dues drop constraint order_dues_say_where;
alter table order_dues add constraint order_dues_say_where
  check (case when reason in ('cancellation', 'return', 'returnFee', 'returnToStore') then item_id is null and facts ? 'accounts'
    when reason = 'priceOff' then item_id is not null and minor < 0 and facts ? 'accounts' else true end) not valid;
