-- What payment providers say they took, gave back and kept, beside what our books say; where the two differ is a break, which
-- somebody resolves.

-- What a provider may keep of a charge by contract; written by whoever runs the shop. No row: fees are not compared.
create table provider_fee_terms (
  site text not null check (site in ('eg', 'ae')),
  provider text not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  fixed_minor bigint not null check (fixed_minor >= 0),
  primary key (site, provider)
);
insert into provider_fee_terms (site, provider, basis_points, fixed_minor) values
  ('eg', 'paymob', 275, 300), ('ae', 'paymob', 275, 100), ('eg', 'fawry', 200, 0);

create sequence provider_report_numbers start 1001;
create table provider_reports (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  provider text not null,
  file_name text not null,
  file_hash text not null,
  from_day text not null,
  to_day text not null check (to_day >= from_day),
  line_count integer not null,
  matched_count integer not null,
  faults jsonb not null,
  -- What it kept of the charges that are ours, posted when the report came.
  fees_minor bigint not null check (fees_minor >= 0),
  fees_entry uuid references journal_entries (id),
  imported_at timestamptz not null,
  imported_by uuid references staff_members (id),
  -- The line of the bank's statement that brought the money.
  payout_line uuid unique references bank_statement_lines (id),
  payout_entry uuid references journal_entries (id),
  check ((payout_line is null) = (payout_entry is null)),
  unique (site, provider, file_hash)
);

create table provider_report_lines (
  report_id uuid not null references provider_reports (id),
  line_no integer not null,
  kind text not null check (kind in ('charge', 'refund')),
  transaction_id text not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  fee_minor bigint not null,
  status text not null check (status in ('paid', 'refunded', 'reversed', 'failed', 'pending')),
  happened_on text not null,
  settled_on text,
  primary key (report_id, line_no)
);
create index provider_report_lines_transaction on provider_report_lines (transaction_id);

create table reconciliation_breaks (
  id uuid primary key,
  report_id uuid not null references provider_reports (id),
  site text not null check (site in ('eg', 'ae')),
  provider text not null,
  kind text not null check (kind in ('missingWithUs', 'missingAtProvider', 'amountDiffers', 'currencyDiffers',
    'duplicateAtProvider', 'feeDiffers', 'statusDiffers', 'dayDiffers')),
  -- None where the provider is silent.
  line_no integer,
  transaction_id text not null,
  ours text,
  theirs text,
  -- By how much the two differ; zero where it is no matter of an amount.
  difference_minor bigint not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references staff_members (id),
  resolution text,
  entry_id uuid references journal_entries (id),
  check ((resolved_at is null) = (resolution is null)),
  unique nulls not distinct (report_id, kind, transaction_id, line_no)
);
create index reconciliation_breaks_open on reconciliation_breaks (site, found_at) where resolved_at is null;

create trigger provider_report_lines_append_only before update or delete or truncate on provider_report_lines
  for each statement execute function append_only_refuse();
create trigger provider_reports_stay before delete or truncate on provider_reports
  for each statement execute function append_only_refuse();
create trigger reconciliation_breaks_stay before delete or truncate on reconciliation_breaks
  for each statement execute function append_only_refuse();
comment on table provider_report_lines is 'append-only';

create function break_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.resolved_at is not null
    or to_jsonb(new) - '{resolved_at,resolved_by,resolution,entry_id}'::text[]
      is distinct from to_jsonb(old) - '{resolved_at,resolved_by,resolution,entry_id}'::text[]
  then
    raise exception 'a break may only be resolved, once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger break_keeps_its_word before update on reconciliation_breaks
  for each row execute function break_keeps_its_word();
