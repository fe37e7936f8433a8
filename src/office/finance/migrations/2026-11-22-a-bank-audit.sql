-- What an auditor asks of our banks' statements: each adds up and goes on where the last one ended, no transfer counts twice,
-- who brought a statement does not approve by it alone, and every line that was used is tied to the entries it stands for.

-- From this amount on a receipt is approved by another person than the one who imported its line. No row: always.
create table receipt_limits (
  site text primary key check (site in ('eg', 'ae')),
  other_person_from_minor bigint not null check (other_person_from_minor > 0)
);
insert into receipt_limits (site, other_person_from_minor) values ('eg', 500000), ('ae', 50000);

-- Files that came before this stand without their sums.
alter table bank_statement_imports
  add column position bigint generated always as identity,
  add column opening_minor bigint,
  add column closing_minor bigint,
  -- Of all lines of the file, and of those an earlier one had brought.
  add column lines_minor bigint,
  add column skipped_minor bigint,
  add column from_day text,
  add column to_day text,
  add column continuity text check (continuity in ('first', 'continues', 'overlap', 'gap')),
  add column continuity_reason text,
  add constraint statement_adds_up check (opening_minor + lines_minor = closing_minor),
  add constraint statement_continuity_said
    check (continuity in ('first', 'continues') or length(trim(coalesce(continuity_reason, ''))) >= 3),
  add constraint statement_days check (to_day >= from_day);

create function statement_goes_on() returns trigger language plpgsql as $$
declare earlier record;
begin
  if num_nulls(new.opening_minor, new.closing_minor, new.lines_minor, new.skipped_minor, new.continuity) > 0 then
    raise exception 'a statement says what it opens and closes with' using errcode = 'check_violation';
  end if;
  select closing_minor into earlier from bank_statement_imports
    where bank_account_id = new.bank_account_id order by position desc limit 1;
  if (new.continuity = 'first') = found then
    raise exception 'whether a statement is the first of its account is not a matter of opinion'
      using errcode = 'check_violation', constraint = 'statement_goes_on';
  end if;
  if new.continuity = 'continues' and (new.skipped > 0 or earlier.closing_minor is distinct from new.opening_minor) then
    raise exception 'the statement begins with %, the one before it ended with %', new.opening_minor, earlier.closing_minor
      using errcode = 'check_violation', constraint = 'statement_goes_on';
  end if;
  return new;
end $$;
create trigger statement_goes_on before insert on bank_statement_imports
  for each row execute function statement_goes_on();

alter table bank_statement_lines drop constraint bank_statement_lines_used_as_check;
alter table bank_statement_lines
  -- A line of another file that is likely the same transfer, worded anew. It is not used until somebody says what it is.
  add column likely_same_as uuid references bank_statement_lines (id),
  add column said_other_by uuid references staff_members (id),
  add column said_other_at timestamptz,
  add column said_other_reason text,
  add constraint bank_statement_lines_used_as_check
    check (used_as in ('receipt', 'payout', 'withdrawal', 'fee', 'cash', 'refund', 'other', 'same')),
  add constraint bank_line_said_other
    check ((said_other_at is null) = (said_other_reason is null) and (said_other_at is null or likely_same_as is not null)),
  add constraint bank_line_same_as check (used_as <> 'same' or likely_same_as is not null);
create index bank_statement_lines_same on bank_statement_lines (bank_account_id, booked_on, amount_minor);

-- Which entries of the ledger a line stands for. An entry of a bank's account is one line of its statement.
create table bank_line_entries (
  line_id uuid not null references bank_statement_lines (id),
  entry_id uuid not null references journal_entries (id),
  at timestamptz not null,
  released_at timestamptz
);
create unique index bank_line_entries_once on bank_line_entries (entry_id) where released_at is null;
create index bank_line_entries_of_line on bank_line_entries (line_id) where released_at is null;
create trigger bank_line_entries_stay before delete or truncate on bank_line_entries
  for each statement execute function append_only_refuse();

-- What a line had been used for and is not any more: by whom, why, and what it was.
create table bank_line_releases (
  id bigint generated always as identity primary key,
  line_id uuid not null references bank_statement_lines (id),
  was_used_as text not null,
  was_used_for text not null,
  was_used_at timestamptz not null,
  was_used_by uuid references staff_members (id),
  reason text not null check (length(trim(reason)) >= 3),
  released_at timestamptz not null,
  released_by uuid not null references staff_members (id),
  made_in xid8 not null default pg_current_xact_id()
);
create index bank_line_releases_of_line on bank_line_releases (line_id, id);
create trigger bank_line_releases_append_only before update or delete or truncate on bank_line_releases
  for each statement execute function append_only_refuse();
comment on table bank_line_releases is 'append-only';

-- What was used before this, tied to its entries.
insert into bank_line_entries (line_id, entry_id, at)
  select line.id, charge.entry_id, line.used_at
  from bank_statement_lines line
    join bank_accounts account on account.id = line.bank_account_id
    join payment_charges charge
      on charge.provider = 'bank' and charge.transaction_id = account.account_number || ':' || line.number
  where line.used_as = 'receipt' and charge.entry_id is not null
  union all
  select line.id, report.payout_entry, line.used_at
  from bank_statement_lines line join provider_reports report on report.payout_line = line.id
  where line.used_as = 'payout';

create or replace function bank_line_keeps_its_word() returns trigger language plpgsql as $$
declare importer uuid; limit_minor bigint;
begin
  if to_jsonb(new) - '{used_as,used_for,used_at,used_by,said_other_by,said_other_at,said_other_reason}'::text[]
    is distinct from to_jsonb(old) - '{used_as,used_for,used_at,used_by,said_other_by,said_other_at,said_other_reason}'::text[]
  then
    raise exception 'line % of a bank statement may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  if old.said_other_at is not null
    and (new.said_other_by, new.said_other_at, new.said_other_reason)
      is distinct from (old.said_other_by, old.said_other_at, old.said_other_reason)
  then
    raise exception 'of line % it was said already that it is another one', old.number using errcode = 'restrict_violation';
  end if;
  if old.used_as is not null and (new.used_as, new.used_for, new.used_at, new.used_by)
    is distinct from (old.used_as, old.used_for, old.used_at, old.used_by)
    and (new.used_as is not null or not exists (
      select from bank_line_releases where line_id = old.id and made_in = pg_current_xact_id()
        and was_used_as = old.used_as and was_used_at = old.used_at))
  then
    raise exception 'line % of a bank statement may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  if new.used_as is null or old.used_as is not null then return new; end if;
  if new.likely_same_as is not null and new.said_other_at is null and new.used_as <> 'same' then
    raise exception 'line % is likely another one worded anew', old.number
      using errcode = 'check_violation', constraint = 'bank_line_doubted';
  end if;
  if new.used_as = 'receipt' then
    select imported_by into importer from bank_statement_imports where id = new.import_id;
    select other_person_from_minor into limit_minor from receipt_limits where site = new.site;
    if importer is not distinct from new.used_by and new.amount_minor >= coalesce(limit_minor, 0) then
      raise exception 'line % is approved by another person than brought it', old.number
        using errcode = 'check_violation', constraint = 'receipt_second_person';
    end if;
  end if;
  return new;
end $$;

-- Looked at when the transaction ends: what a line was used for is in the ledger, to the piastre.
create function bank_line_is_in_the_books() returns trigger language plpgsql as $$
declare line bank_statement_lines; tied bigint;
begin
  select * into line from bank_statement_lines where id = coalesce(to_jsonb(new) ->> 'line_id', to_jsonb(new) ->> 'id')::uuid;
  select coalesce(-sum(posted.amount_minor), 0) into tied
    from bank_line_entries tie
      join bank_accounts account on account.id = line.bank_account_id
      join ledger_lines posted on posted.entry_id = tie.entry_id and posted.account = 'bank:' || account.account_number
    where tie.line_id = line.id and tie.released_at is null;
  if tied <> (case when line.used_as in ('receipt', 'payout', 'withdrawal', 'fee', 'cash', 'refund') then line.amount_minor else 0 end) then
    raise exception 'line % of % stands for entries of %', line.number, line.amount_minor, tied
      using errcode = 'check_violation', constraint = 'bank_line_is_in_the_books';
  end if;
  return null;
end $$;
create constraint trigger bank_line_is_in_the_books after update on bank_statement_lines
  deferrable initially deferred for each row when (old.used_as is distinct from new.used_as)
  execute function bank_line_is_in_the_books();
create constraint trigger bank_line_entry_is_in_the_books after insert or update on bank_line_entries
  deferrable initially deferred for each row execute function bank_line_is_in_the_books();
