-- What our banks say: every line of every statement once, and what it was used for. A line is used for one thing.

create table bank_statement_imports (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  bank_account_id uuid not null references bank_accounts (id),
  file_name text not null,
  added integer not null check (added >= 0),
  skipped integer not null check (skipped >= 0),
  -- Lines of the file that could not be read: [{"line": 4, "fault": "amount"}].
  faults jsonb not null,
  imported_at timestamptz not null,
  imported_by uuid references staff_members (id)
);
create index bank_statement_imports_latest on bank_statement_imports (site, imported_at desc);

create sequence bank_line_numbers start 1001;
create table bank_statement_lines (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  import_id uuid not null references bank_statement_imports (id),
  bank_account_id uuid not null references bank_accounts (id),
  -- Over what the bank said; of equal lines of one file also which of them it is. The same file again adds nothing.
  line_hash text not null,
  booked_on text not null check (booked_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Above zero: came in.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null check (currency = case site when 'eg' then 'EGP' else 'AED' end),
  payer text not null,
  reference text not null,
  used_as text check (used_as in ('receipt', 'payout', 'other')),
  -- The payment or the report it was used for; of others, why nobody waits for it.
  used_for text,
  used_at timestamptz,
  used_by uuid references staff_members (id),
  unique (bank_account_id, line_hash),
  check ((used_as is null) = (used_at is null) and (used_as is null) = (used_for is null))
);
create index bank_statement_lines_open on bank_statement_lines (site, booked_on) where used_as is null;
create index bank_statement_lines_latest on bank_statement_lines (site, booked_on desc);

create trigger bank_statement_imports_append_only before update or delete or truncate on bank_statement_imports
  for each statement execute function append_only_refuse();
create trigger bank_statement_lines_stay before delete or truncate on bank_statement_lines
  for each statement execute function append_only_refuse();
comment on table bank_statement_imports is 'append-only';

create function bank_line_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.used_as is not null
    or to_jsonb(new) - '{used_as,used_for,used_at,used_by}'::text[] is distinct from to_jsonb(old) - '{used_as,used_for,used_at,used_by}'::text[]
  then
    raise exception 'line % of a bank statement may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bank_line_keeps_its_word before update on bank_statement_lines
  for each row execute function bank_line_keeps_its_word();
