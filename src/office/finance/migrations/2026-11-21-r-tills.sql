-- The cash of an office: opened with what was counted, closed with what was counted; in between the ledger says what is in it.

create sequence till_numbers start 1001;
create table till_sessions (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  office text not null,
  currency text not null check (currency = case site when 'eg' then 'EGP' else 'AED' end),
  opened_at timestamptz not null,
  opened_by uuid not null references staff_members (id),
  counted_at_open_minor bigint not null check (counted_at_open_minor >= 0),
  -- What the books said was in it at that moment.
  expected_at_open_minor bigint not null,
  closed_at timestamptz,
  closed_by uuid references staff_members (id),
  counted_minor bigint check (counted_minor >= 0),
  expected_minor bigint,
  taken_minor bigint check (taken_minor >= 0 and taken_minor <= counted_minor),
  note text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (counted_minor is null)
    and (closed_at is null) = (expected_minor is null) and (closed_at is null) = (taken_minor is null))
);
create unique index till_sessions_one_open on till_sessions (site, office) where closed_at is null;
create index till_sessions_latest on till_sessions (site, opened_at desc);

create table till_moves (
  id uuid primary key,
  session_id uuid not null references till_sessions (id),
  kind text not null check (kind in ('payment', 'brought', 'taken', 'over', 'short')),
  amount_minor bigint not null check (amount_minor > 0),
  payment_id uuid unique references payments (id),
  entry_id uuid references journal_entries (id),
  at timestamptz not null,
  by uuid not null references staff_members (id),
  check ((kind = 'payment') = (payment_id is not null))
);
create index till_moves_of_session on till_moves (session_id, at);

create trigger till_moves_append_only before update or delete or truncate on till_moves
  for each statement execute function append_only_refuse();
create trigger till_sessions_stay before delete or truncate on till_sessions
  for each statement execute function append_only_refuse();
comment on table till_moves is 'append-only';

create function till_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null
    or (new.id, new.number, new.site, new.office, new.opened_at, new.opened_by, new.counted_at_open_minor, new.expected_at_open_minor)
      is distinct from (old.id, old.number, old.site, old.office, old.opened_at, old.opened_by, old.counted_at_open_minor,
        old.expected_at_open_minor)
  then
    raise exception 'till % may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger till_keeps_its_word before update on till_sessions
  for each row execute function till_keeps_its_word();
