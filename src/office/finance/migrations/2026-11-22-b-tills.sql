-- A till that is over or short says why, and from the limit on a second person agrees before it is posted. Withdrawals are paid
-- from an open till that has the money.

-- From this difference on two people close a till. No row: two people always.
create table till_rules (
  site text primary key check (site in ('eg', 'ae')),
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);
insert into till_rules (site, two_people_from_minor) values ('eg', 10000), ('ae', 2000);

alter table till_sessions
  -- Why more or less was counted at opening than the books said.
  add column open_note text,
  add column agreed_by uuid references staff_members (id);
alter table till_sessions add constraint till_opening_reason
  check (counted_at_open_minor = expected_at_open_minor or length(coalesce(open_note, '')) >= 3) not valid;
alter table till_sessions add constraint till_closing_reason
  check (closed_at is null or counted_minor = expected_minor or length(coalesce(note, '')) >= 3) not valid;
alter table till_sessions add constraint till_second_person_is_another
  check (agreed_by is null or (closed_by is not null and agreed_by <> closed_by));

-- A count that a second person is to agree to. While it stands nothing moves in the till.
create table till_closings (
  id uuid primary key,
  session_id uuid not null references till_sessions (id),
  counted_minor bigint not null check (counted_minor >= 0),
  expected_minor bigint not null,
  taken_minor bigint not null check (taken_minor >= 0 and taken_minor <= counted_minor),
  reason text not null check (length(reason) >= 3),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check ((agreed_at is null) = (agreed_by is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint till_closing_second_person check (agreed_by is null or agreed_by <> proposed_by)
);
create unique index till_closings_one on till_closings (session_id) where agreed_at is null and withdrawn_at is null;
create trigger till_closings_stay before delete or truncate on till_closings
  for each statement execute function append_only_refuse();
create function till_closing_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'agreed_at', 'withdrawn_by', 'withdrawn_at']
      is distinct from to_jsonb(old) - array['agreed_by', 'agreed_at', 'withdrawn_by', 'withdrawn_at']
  then
    raise exception 'what was counted never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger till_closing_keeps_its_word before update on till_closings
  for each row execute function till_closing_keeps_its_word();

create or replace function till_keeps_its_word() returns trigger language plpgsql as $$
declare most bigint;
begin
  if old.closed_at is not null
    or (new.id, new.number, new.site, new.office, new.opened_at, new.opened_by, new.counted_at_open_minor, new.expected_at_open_minor,
        new.open_note)
      is distinct from (old.id, old.number, old.site, old.office, old.opened_at, old.opened_by, old.counted_at_open_minor,
        old.expected_at_open_minor, old.open_note)
  then
    raise exception 'till % may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  select two_people_from_minor into most from till_rules where site = new.site;
  if new.closed_at is not null and new.counted_minor <> new.expected_minor
    and abs(new.counted_minor - new.expected_minor) >= coalesce(most, 0) and new.agreed_by is null
  then
    raise exception 'till % differs by %, which two people agree to', old.number, new.counted_minor - new.expected_minor
      using errcode = 'check_violation', constraint = 'till_second_person';
  end if;
  return new;
end $$;

do $$
declare name text;
begin
  select conname into strict name from pg_constraint where conrelid = 'till_moves'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%''brought''%';
  execute format('alter table till_moves drop constraint %I', name);
end $$;
alter table till_moves add column withdrawal_id uuid unique references withdrawals (id);
alter table till_moves add constraint till_moves_kind
  check (kind in ('payment', 'withdrawal', 'brought', 'taken', 'over', 'short'));
alter table till_moves add constraint till_moves_withdrawal check ((kind = 'withdrawal') = (withdrawal_id is not null));

create function till_move_keeps_its_word() returns trigger language plpgsql as $$
declare till till_sessions; most bigint;
begin
  select * into till from till_sessions where id = new.session_id;
  if new.kind in ('payment', 'withdrawal', 'brought') and (till.closed_at is not null
    or exists (select from till_closings where session_id = till.id and agreed_at is null and withdrawn_at is null))
  then
    raise exception 'till % is not open', till.number using errcode = 'check_violation', constraint = 'till_is_open';
  end if;
  select two_people_from_minor into most from till_rules where site = till.site;
  if new.kind in ('over', 'short') and new.amount_minor >= coalesce(most, 0) and till.agreed_by is null then
    raise exception 'till % posts a difference of % that nobody agreed to', till.number, new.amount_minor
      using errcode = 'check_violation', constraint = 'till_second_person';
  end if;
  return new;
end $$;
create trigger till_move_keeps_its_word before insert on till_moves
  for each row execute function till_move_keeps_its_word();

-- Looked at when the transaction ends: a till that paid somebody out had the money.
create function till_pays_what_it_has() returns trigger language plpgsql as $$
declare left_in_till bigint;
begin
  select -coalesce(sum(line.amount_minor), 0) into left_in_till
    from till_sessions till join ledger_lines line on line.account = 'till:' || till.office and line.currency = till.currency
    where till.id = new.session_id;
  if left_in_till < 0 then
    raise exception 'a till pays what it has: % are missing', -left_in_till
      using errcode = 'check_violation', constraint = 'till_pays_what_it_has';
  end if;
  return null;
end $$;
create constraint trigger till_pays_what_it_has after insert on till_moves
  deferrable initially deferred for each row when (new.kind = 'withdrawal') execute function till_pays_what_it_has();
