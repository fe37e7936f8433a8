-- Cash that couriers collected, as it comes to us: one transfer or one handful of notes for a list of parcels. What differs from
-- what they collected is a difference with a name, and is closed by two people.

create sequence courier_remittance_numbers start 1001;
create table courier_remittances (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  company text not null references courier_companies (code),
  -- The line of our bank's statement that brought it, or the till it was counted into.
  line_id uuid unique references bank_statement_lines (id),
  till_id uuid references till_sessions (id),
  -- The sheet whose driver brought it; counted before anybody said what it should be.
  sheet_id uuid references run_sheets (id),
  received_minor bigint not null check (received_minor >= 0),
  -- What the company kept of it as its charges.
  fees_minor bigint not null check (fees_minor >= 0),
  note text,
  entry_id uuid references journal_entries (id),
  fees_entry_id uuid references journal_entries (id),
  entered_by uuid not null references staff_members (id),
  entered_at timestamptz not null,
  constraint courier_remittance_came_one_way check ((line_id is null) <> (till_id is null)),
  constraint courier_remittance_of_sheet check (sheet_id is null or (till_id is not null and fees_minor = 0)),
  constraint courier_remittance_is_posted check ((entry_id is null) = (received_minor = 0)),
  constraint courier_remittance_fees_posted check ((fees_entry_id is null) = (fees_minor = 0))
);
create index courier_remittances_latest on courier_remittances (site, entered_at desc);

create table courier_differences (
  id uuid primary key,
  remittance_id uuid not null references courier_remittances (id),
  site text not null check (site in ('eg', 'ae')),
  company text not null references courier_companies (code),
  -- Less or more for a parcel than was due, a parcel that nothing was due for, or money that is not what the list comes to.
  kind text not null check (kind in ('short', 'over', 'unknown', 'sum')),
  awb text,
  request_id uuid references requests (id),
  -- Above zero the company still owes it.
  minor bigint not null check (minor <> 0),
  found_at timestamptz not null,
  constraint courier_difference_of check ((kind = 'sum') = (awb is null) and (kind in ('short', 'over')) = (request_id is not null)),
  constraint courier_difference_sign check ((kind <> 'short' or minor > 0) and (kind not in ('over', 'unknown') or minor < 0))
);
create index courier_differences_of on courier_differences (remittance_id);

create table courier_remittance_lines (
  remittance_id uuid not null references courier_remittances (id),
  place integer not null,
  awb text not null,
  said_minor bigint not null check (said_minor >= 0),
  due_minor bigint not null check (due_minor >= 0),
  -- The parcel it settles, once; or what an earlier remittance left open of one.
  request_id uuid unique references requests (id),
  settles uuid unique references courier_differences (id),
  primary key (remittance_id, place),
  unique (remittance_id, awb),
  constraint courier_line_settles_one check (request_id is null or settles is null),
  constraint courier_line_due check ((due_minor = 0) = (request_id is null and settles is null))
);

-- Two people close a difference, or a parcel whose money never came.
create table courier_closings (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  company text not null references courier_companies (code),
  difference_id uuid references courier_differences (id),
  request_id uuid references requests (id),
  minor bigint not null check (minor <> 0),
  reason text not null check (length(trim(reason)) >= 3),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  entry_id uuid unique references journal_entries (id),
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  constraint courier_closing_of_one check ((difference_id is null) <> (request_id is null)),
  check ((agreed_by is null) = (agreed_at is null) and (agreed_by is null) = (entry_id is null)),
  check (withdrawn_by is null or withdrawn_at is not null),
  check (agreed_at is null or withdrawn_at is null),
  constraint courier_closing_second_person check (agreed_by is null or agreed_by <> proposed_by)
);
create unique index courier_closings_of_difference on courier_closings (difference_id) where withdrawn_at is null;
create unique index courier_closings_of_parcel on courier_closings (request_id) where withdrawn_at is null;

create trigger courier_remittances_append_only before update or delete or truncate on courier_remittances
  for each statement execute function append_only_refuse();
create trigger courier_differences_append_only before update or delete or truncate on courier_differences
  for each statement execute function append_only_refuse();
create trigger courier_remittance_lines_append_only before update or delete or truncate on courier_remittance_lines
  for each statement execute function append_only_refuse();
create trigger courier_closings_stay before delete or truncate on courier_closings
  for each statement execute function append_only_refuse();
comment on table courier_remittances is 'append-only';
comment on table courier_differences is 'append-only';
comment on table courier_remittance_lines is 'append-only';

create function courier_closing_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.agreed_by is not null or new.withdrawn_at is not null then
      raise exception 'a difference with a courier is proposed before it is closed'
        using errcode = 'check_violation', constraint = 'courier_closing_second_person';
    end if;
    return new;
  end if;
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'agreed_at', 'entry_id', 'withdrawn_by', 'withdrawn_at']
      is distinct from to_jsonb(old) - array['agreed_by', 'agreed_at', 'entry_id', 'withdrawn_by', 'withdrawn_at']
  then
    raise exception 'what was said of a courier''s difference never changes' using errcode = 'restrict_violation';
  end if;
  if new.agreed_at is null then return new; end if;
  if new.agreed_by = new.proposed_by then
    raise exception 'two people close a difference with a courier'
      using errcode = 'check_violation', constraint = 'courier_closing_second_person';
  end if;
  if new.minor is distinct from coalesce(
      (select minor from courier_differences where id = new.difference_id and company = new.company),
      (select cash_minor from requests where id = new.request_id and company = new.company and state = 'fulfilled'))
    or exists (select from courier_remittance_lines where request_id = new.request_id or settles = new.difference_id)
    or new.minor is distinct from (select sum(amount_minor) from ledger_lines
      where entry_id = new.entry_id and account = 'courier:' || new.company)
  then
    raise exception 'what is closed with % is not what stands open', new.company
      using errcode = 'check_violation', constraint = 'courier_closing_is_open';
  end if;
  return new;
end $$;
create trigger courier_closing_keeps_its_word before insert or update on courier_closings
  for each row execute function courier_closing_keeps_its_word();

-- Looked at when the transaction ends: what was due for the parcels is what came, what was kept, and what differs; what a parcel
-- was due is what its courier was told to collect, and what came is what the ledger says.
create function courier_remittance_adds_up() returns trigger language plpgsql as $$
declare due bigint; differs bigint; posted bigint; strange text;
begin
  select coalesce(sum(due_minor), 0) into due from courier_remittance_lines where remittance_id = new.id;
  select coalesce(sum(minor), 0) into differs from courier_differences where remittance_id = new.id;
  if due <> new.received_minor + new.fees_minor + differs then
    raise exception '% of % and % fees for % leaves % unnamed', new.number, new.received_minor, new.fees_minor, due,
      due - new.received_minor - new.fees_minor - differs
      using errcode = 'check_violation', constraint = 'courier_remittance_adds_up';
  end if;
  select line.awb into strange from courier_remittance_lines line
    left join requests request on request.id = line.request_id
    left join courier_differences difference on difference.id = line.settles
    where line.remittance_id = new.id and (line.due_minor <> coalesce(request.cash_minor, difference.minor, 0)
      or coalesce(request.company, difference.company, new.company) <> new.company
      or (request.id is not null and request.state <> 'fulfilled')
      or exists (select from courier_closings closing where closing.agreed_at is not null
        and (closing.request_id = line.request_id or closing.difference_id = line.settles)))
    limit 1;
  if strange is not null then
    raise exception 'parcel % is not what % says', strange, new.number
      using errcode = 'check_violation', constraint = 'courier_line_is_due';
  end if;
  select coalesce(sum(amount_minor), 0) into posted from ledger_lines
    where entry_id in (new.entry_id, new.fees_entry_id) and account = 'courier:' || new.company;
  if posted <> new.received_minor + new.fees_minor then
    raise exception '% is % in the books', new.number, posted
      using errcode = 'check_violation', constraint = 'courier_remittance_is_in_the_books';
  end if;
  return null;
end $$;
create constraint trigger courier_remittance_adds_up after insert on courier_remittances
  deferrable initially deferred for each row execute function courier_remittance_adds_up();

-- A line of our bank's statement can be what a courier sent, and a till can take what one brought.
alter table bank_statement_lines drop constraint bank_statement_lines_used_as_check;
alter table bank_statement_lines add constraint bank_statement_lines_used_as_check
  check (used_as in ('receipt', 'payout', 'withdrawal', 'fee', 'cash', 'refund', 'courier', 'other', 'same'));
create or replace function bank_line_is_in_the_books() returns trigger language plpgsql as $$
declare line bank_statement_lines; tied bigint;
begin
  select * into line from bank_statement_lines where id = coalesce(to_jsonb(new) ->> 'line_id', to_jsonb(new) ->> 'id')::uuid;
  select coalesce(-sum(posted.amount_minor), 0) into tied
    from bank_line_entries tie
      join bank_accounts account on account.id = line.bank_account_id
      join ledger_lines posted on posted.entry_id = tie.entry_id and posted.account = 'bank:' || account.account_number
    where tie.line_id = line.id and tie.released_at is null;
  if tied <> (case when line.used_as in ('receipt', 'payout', 'withdrawal', 'fee', 'cash', 'refund', 'courier') then line.amount_minor else 0 end) then
    raise exception 'line % of % stands for entries of %', line.number, line.amount_minor, tied
      using errcode = 'check_violation', constraint = 'bank_line_is_in_the_books';
  end if;
  return null;
end $$;

alter table till_moves drop constraint till_moves_kind;
alter table till_moves add constraint till_moves_kind
  check (kind in ('payment', 'withdrawal', 'courier', 'brought', 'taken', 'over', 'short'));
create or replace function till_move_keeps_its_word() returns trigger language plpgsql as $$
declare till till_sessions; most bigint;
begin
  select * into till from till_sessions where id = new.session_id;
  if new.kind in ('payment', 'withdrawal', 'brought', 'courier') and (till.closed_at is not null
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
