-- A provider's payout is what its reports come to, and the lines of our bank's statement that brought it. What differs is a
-- break with a name, never silence.

alter table provider_fee_terms
  -- Which of our accounts the provider pays into (none said: any), and what our bank calls it; words in one, parted by commas.
  add column payout_account_id uuid references bank_accounts (id),
  add column known_as text not null default '';
update provider_fee_terms set known_as = case provider when 'paymob' then 'paymob, باي موب' else 'fawry, فوري' end;

-- What a report comes to. Where it says a day of settlement of any line, only those lines were paid out; a charge that the
-- provider says has gone back is taken away here, unless a line of its own does so.
create function provider_report_sums(report uuid)
  returns table (charges bigint, refunds bigint, chargebacks bigint, fees bigint, net bigint) language sql stable as $$
  with mine as (
    select line.*, bool_or(settled_on is not null) over () as says_days
    from provider_report_lines line join provider_reports head on head.id = line.report_id
    where report_id = report and status not in ('failed', 'pending')
      and currency = case head.site when 'eg' then 'EGP' else 'AED' end
  ), paid as (
    select *, kind = 'charge' and status in ('refunded', 'reversed') and not exists (
        select from mine other where other.kind = 'refund'
          and (other.transaction_id = mine.transaction_id or (other.reference <> '' and other.reference = mine.reference))
      ) as goes_back
    from mine where settled_on is not null or not says_days
  ), sums as (
    select coalesce(sum(amount_minor) filter (where kind = 'charge'), 0)::bigint as charges,
      coalesce(sum(amount_minor) filter (where (kind = 'refund' or goes_back) and status <> 'reversed'), 0)::bigint as refunds,
      coalesce(sum(amount_minor) filter (where (kind = 'refund' or goes_back) and status = 'reversed'), 0)::bigint as chargebacks,
      coalesce(sum(fee_minor), 0)::bigint as fees
    from paid
  )
  select charges, refunds, chargebacks, fees, charges - refunds - chargebacks - fees from sums
$$;

alter table reconciliation_breaks drop constraint reconciliation_breaks_kind_check;
alter table reconciliation_breaks add constraint reconciliation_breaks_kind_check
  check (kind in ('missingWithUs', 'missingAtProvider', 'amountDiffers', 'currencyDiffers', 'duplicateAtProvider', 'feeDiffers',
    'statusDiffers', 'dayDiffers', 'payoutDiffers'));

create sequence provider_payout_numbers start 1001;
create table provider_payouts (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  provider text not null,
  -- What its reports come to, and what its lines brought.
  expected_minor bigint not null,
  received_minor bigint not null,
  -- Where the two differ.
  break_id uuid unique references reconciliation_breaks (id),
  reason text,
  booked_at timestamptz not null,
  booked_by uuid not null references staff_members (id),
  constraint payout_difference_is_named check ((received_minor = expected_minor) = (break_id is null)),
  check ((break_id is null) = (reason is null))
);
create table provider_payout_reports (
  report_id uuid primary key references provider_reports (id),
  payout_id uuid not null references provider_payouts (id),
  due_minor bigint not null
);
create table provider_payout_lines (
  line_id uuid primary key references bank_statement_lines (id),
  payout_id uuid not null references provider_payouts (id),
  amount_minor bigint not null,
  entry_id uuid not null references journal_entries (id)
);
create index provider_payout_reports_of on provider_payout_reports (payout_id);
create index provider_payout_lines_of on provider_payout_lines (payout_id);
create trigger provider_payouts_append_only before update or delete or truncate on provider_payouts
  for each statement execute function append_only_refuse();
create trigger provider_payout_reports_append_only before update or delete or truncate on provider_payout_reports
  for each statement execute function append_only_refuse();
create trigger provider_payout_lines_append_only before update or delete or truncate on provider_payout_lines
  for each statement execute function append_only_refuse();
comment on table provider_payouts is 'append-only';
comment on table provider_payout_reports is 'append-only';
comment on table provider_payout_lines is 'append-only';

-- Whether our bank's words name this provider; the account it pays into is another question.
create function names_provider(known_as text, said text) returns boolean language sql immutable as $$
  select coalesce(bool_or(position(lower(trim(word)) in lower(said)) > 0), false)
  from unnest(string_to_array(known_as, ',')) as word where trim(word) <> ''
$$;

-- Looked at when the transaction ends: the sums are those of the reports and the lines, all of one provider.
create function payout_adds_up() returns trigger language plpgsql as $$
declare expected bigint; received bigint; strange text;
begin
  select coalesce(sum(sums.net), 0) into expected
    from provider_payout_reports one join provider_reports report on report.id = one.report_id,
      lateral provider_report_sums(report.id) sums
    where one.payout_id = new.id and sums.net = one.due_minor and report.provider = new.provider and report.site = new.site;
  select coalesce(sum(line.amount_minor), 0) into received
    from provider_payout_lines one join bank_statement_lines line on line.id = one.line_id
    where one.payout_id = new.id and line.amount_minor = one.amount_minor and line.used_as = 'payout' and line.site = new.site;
  if expected <> new.expected_minor or received <> new.received_minor then
    raise exception '% says % of % where it is % of %', new.number, new.received_minor, new.expected_minor, received, expected
      using errcode = 'check_violation', constraint = 'payout_adds_up';
  end if;
  select line.number into strange
    from provider_payout_lines one join bank_statement_lines line on line.id = one.line_id
      join provider_fee_terms terms on terms.site = line.site
    where one.payout_id = new.id and case when terms.provider = new.provider
      then terms.payout_account_id <> line.bank_account_id
      else names_provider(terms.known_as, line.payer || ' ' || line.reference) end
    limit 1;
  if strange is not null then
    raise exception 'line % is of another provider than %', strange, new.provider
      using errcode = 'check_violation', constraint = 'payout_of_its_provider';
  end if;
  return null;
end $$;
create constraint trigger payout_adds_up after insert on provider_payouts
  deferrable initially deferred for each row execute function payout_adds_up();
