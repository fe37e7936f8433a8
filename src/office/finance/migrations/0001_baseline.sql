-- Our bank statements: every line once, and what it was used for. A line is used for one thing.

create sequence bank_line_numbers start 1001;

create sequence provider_report_numbers start 1001;

create sequence till_numbers start 1001;

create sequence provider_payout_numbers start 1001;

create sequence courier_remittance_numbers start 1001;

create table bank_statement_imports (
  id uuid primary key,
  site text not null references sites,
  bank_account_id uuid not null references bank_accounts (id),
  file_name text not null,
  added integer not null check (added >= 0),
  skipped integer not null check (skipped >= 0),
  -- Lines of the file that could not be read: [{"line": 4, "fault": "amount"}].
  faults jsonb not null,
  imported_at timestamptz not null,
  imported_by uuid references staff_members (id),
  -- Null for files from before sums were checked.
  position bigint generated always as identity,
  opening_minor bigint,
  closing_minor bigint,
  -- The sum of all lines of the file, and of those that an earlier file already had.
  lines_minor bigint,
  skipped_minor bigint,
  from_day text,
  to_day text,
  continuity text check (continuity in ('first', 'continues', 'overlap', 'gap')),
  continuity_reason text,
  constraint statement_adds_up check (opening_minor + lines_minor = closing_minor),
  constraint statement_continuity_said
      check (continuity in ('first', 'continues') or length(trim(coalesce(continuity_reason, ''))) >= 3),
  constraint statement_days check (to_day >= from_day)
);
create index bank_statement_imports_latest on bank_statement_imports (site, imported_at desc);
comment on table bank_statement_imports is 'append-only';
create trigger forbid_change before update or delete or truncate on bank_statement_imports
  for each statement execute function forbid_change();

create table bank_statement_lines (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  import_id uuid not null references bank_statement_imports (id),
  bank_account_id uuid not null references bank_accounts (id),
  -- A hash of the bank's text, and of the line's position among equal ones. The same file again adds nothing.
  line_hash text not null,
  booked_on text not null check (booked_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Above zero: came in.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  payer text not null,
  reference text not null,
  used_as text,
  -- The payment or report it was used for; for others, why it needs none.
  used_for text,
  used_at timestamptz,
  used_by uuid references staff_members (id),
  -- A line of another file that is probably the same transfer in other words. It is not used until somebody decides.
  likely_same_as uuid references bank_statement_lines (id),
  said_other_by uuid references staff_members (id),
  said_other_at timestamptz,
  said_other_reason text,
  unique (bank_account_id, line_hash),
  check ((used_as is null) = (used_at is null) and (used_as is null) = (used_for is null)),
  constraint bank_line_said_other
      check ((said_other_at is null) = (said_other_reason is null) and (said_other_at is null or likely_same_as is not null)),
  constraint bank_line_same_as check (used_as <> 'same' or likely_same_as is not null),
  constraint bank_statement_lines_used_as_check
    check (used_as in ('receipt', 'payout', 'withdrawal', 'fee', 'cash', 'refund', 'courier', 'other', 'same')),
  foreign key (site, currency) references sites (code, currency)
);
create index bank_statement_lines_open on bank_statement_lines (site, booked_on) where used_as is null;
create index bank_statement_lines_latest on bank_statement_lines (site, booked_on desc);
create index bank_statement_lines_same on bank_statement_lines (bank_account_id, booked_on, amount_minor);
create trigger forbid_delete before delete or truncate on bank_statement_lines
  for each statement execute function forbid_change();

create table daily_closes (
  site text not null references sites,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  currency text not null,
  batch_id bigint references ledger_batches (id),
  to_line bigint not null,
  chain_hash text not null,
  -- By group of accounts: opening balance, money in, money out.
  families jsonb not null,
  closed_by uuid not null references staff_members (id),
  closed_at timestamptz not null,
  primary key (site, day)
);
comment on table daily_closes is 'append-only';
create trigger forbid_change before update or delete or truncate on daily_closes
  for each statement execute function forbid_change();

-- The provider's contractual fee; written by the shop's operator. No row: fees are not compared.
create table provider_fee_terms (
  site text not null references sites,
  provider text not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  fixed_minor bigint not null check (fixed_minor >= 0),
  -- Our account that the provider pays into (null: any), and our bank's names for it, separated by commas.
  payout_account_id uuid references bank_accounts (id),
  known_as text not null default '',
  primary key (site, provider)
);

create table provider_reports (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  provider text not null,
  file_name text not null,
  file_hash text not null,
  from_day text not null,
  to_day text not null check (to_day >= from_day),
  line_count integer not null,
  matched_count integer not null,
  faults jsonb not null,
  -- The provider's fees on our charges, posted with the report.
  fees_minor bigint not null check (fees_minor >= 0),
  fees_entry uuid references journal_entries (id),
  imported_at timestamptz not null,
  imported_by uuid references staff_members (id),
  -- The line of the bank's statement with the money.
  payout_line uuid unique references bank_statement_lines (id),
  payout_entry uuid references journal_entries (id),
  check ((payout_line is null) = (payout_entry is null)),
  unique (site, provider, file_hash)
);
create trigger forbid_delete before delete or truncate on provider_reports
  for each statement execute function forbid_change();

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
comment on table provider_report_lines is 'append-only';
create trigger forbid_change before update or delete or truncate on provider_report_lines
  for each statement execute function forbid_change();

create table reconciliation_breaks (
  id uuid primary key,
  report_id uuid not null references provider_reports (id),
  site text not null references sites,
  provider text not null,
  kind text not null,
  -- Null if the provider gives none.
  line_no integer,
  transaction_id text not null,
  ours text,
  theirs text,
  -- The difference; zero if it is not about an amount.
  difference_minor bigint not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references staff_members (id),
  resolution text,
  entry_id uuid references journal_entries (id),
  check ((resolved_at is null) = (resolution is null)),
  unique nulls not distinct (report_id, kind, transaction_id, line_no),
  constraint reconciliation_breaks_kind_check
    check (kind in ('missingWithUs', 'missingAtProvider', 'amountDiffers', 'currencyDiffers', 'duplicateAtProvider', 'feeDiffers',
      'statusDiffers', 'dayDiffers', 'payoutDiffers'))
);
create index reconciliation_breaks_open on reconciliation_breaks (site, found_at) where resolved_at is null;
create trigger forbid_delete before delete or truncate on reconciliation_breaks
  for each statement execute function forbid_change();

-- From this amount on two people decide. No row: always two people.
create table suspense_limits (
  site text primary key references sites,
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);

create table suspense_decisions (
  id uuid primary key,
  provider text not null,
  transaction_id text not null,
  site text not null references sites,
  deed text not null,
  customer_id uuid references customers (id),
  balance text check (balance in ('card', 'cash')),
  -- The customer's payment it was meant for, or the provider's reference of the refund.
  reference text not null,
  reason text not null,
  needs_two boolean not null,
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  done_at timestamptz,
  entry_id uuid references journal_entries (id),
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  item_entry uuid not null references journal_entries (id),
  -- The payment that an assignment settled or credited.
  payment_id uuid references payments (id),
  check ((deed = 'assign') = (customer_id is not null) and (deed = 'assign') = (balance is not null)),
  check ((done_at is null) = (entry_id is null)),
  check (done_at is null or withdrawn_at is null),
  constraint suspense_second_person check (done_at is null or not needs_two or (agreed_by is not null and agreed_by <> proposed_by)),
  constraint suspense_decisions_deed_check check (deed in ('assign', 'return', 'bear')),
  -- Money that neither a customer nor the provider gets needs two people.
  constraint suspense_bear_needs_two check (deed <> 'bear' or needs_two)
);
create unique index suspense_decisions_one on suspense_decisions (item_entry) where withdrawn_at is null and done_at is null;
create trigger forbid_delete before delete or truncate on suspense_decisions
  for each statement execute function forbid_change();

create table till_sessions (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  office text not null,
  currency text not null,
  opened_at timestamptz not null,
  opened_by uuid not null references staff_members (id),
  counted_at_open_minor bigint not null check (counted_at_open_minor >= 0),
  -- Its balance in the books at that moment.
  expected_at_open_minor bigint not null,
  closed_at timestamptz,
  closed_by uuid references staff_members (id),
  counted_minor bigint check (counted_minor >= 0),
  expected_minor bigint,
  taken_minor bigint check (taken_minor >= 0 and taken_minor <= counted_minor),
  note text,
  -- Why the opening count differed from the books.
  open_note text,
  agreed_by uuid references staff_members (id),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (counted_minor is null)
    and (closed_at is null) = (expected_minor is null) and (closed_at is null) = (taken_minor is null)),
  constraint till_opening_reason
    check (counted_at_open_minor = expected_at_open_minor or length(coalesce(open_note, '')) >= 3),
  constraint till_closing_reason
    check (closed_at is null or counted_minor = expected_minor or length(coalesce(note, '')) >= 3),
  constraint till_second_person_is_another
    check (agreed_by is null or (closed_by is not null and agreed_by <> closed_by)),
  foreign key (site, currency) references sites (code, currency)
);
create unique index till_sessions_one_open on till_sessions (site, office) where closed_at is null;
create index till_sessions_latest on till_sessions (site, opened_at desc);
create trigger forbid_delete before delete or truncate on till_sessions
  for each statement execute function forbid_change();

create table till_moves (
  id uuid primary key,
  session_id uuid not null references till_sessions (id),
  kind text not null,
  amount_minor bigint not null check (amount_minor > 0),
  payment_id uuid unique references payments (id),
  entry_id uuid references journal_entries (id),
  at timestamptz not null,
  by uuid not null references staff_members (id),
  withdrawal_id uuid unique references withdrawals (id),
  check ((kind = 'payment') = (payment_id is not null)),
  constraint till_moves_withdrawal check ((kind = 'withdrawal') = (withdrawal_id is not null)),
  constraint till_moves_kind
    check (kind in ('payment', 'withdrawal', 'courier', 'brought', 'taken', 'over', 'short'))
);
create index till_moves_of_session on till_moves (session_id, at);
comment on table till_moves is 'append-only';
create trigger forbid_change before update or delete or truncate on till_moves
  for each statement execute function forbid_change();

-- From this amount on a receipt must be approved by another person than the importer of its line. No row: always.
create table receipt_limits (
  site text primary key references sites,
  other_person_from_minor bigint not null check (other_person_from_minor > 0)
);

-- The ledger entries of a line. An entry in a bank's account is one line of its statement.
create table bank_line_entries (
  line_id uuid not null references bank_statement_lines (id),
  entry_id uuid not null references journal_entries (id),
  at timestamptz not null,
  released_at timestamptz
);
create unique index bank_line_entries_once on bank_line_entries (entry_id) where released_at is null;
create index bank_line_entries_of_line on bank_line_entries (line_id) where released_at is null;
create trigger forbid_delete before delete or truncate on bank_line_entries
  for each statement execute function forbid_change();

-- A former use of a line: by whom, why, and what it was.
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
comment on table bank_line_releases is 'append-only';
create trigger forbid_change before update or delete or truncate on bank_line_releases
  for each statement execute function forbid_change();

create table provider_payouts (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  provider text not null,
  -- The sum of its reports, and the sum of its lines.
  expected_minor bigint not null,
  received_minor bigint not null,
  -- If the two differ.
  break_id uuid unique references reconciliation_breaks (id),
  reason text,
  booked_at timestamptz not null,
  booked_by uuid not null references staff_members (id),
  constraint payout_difference_is_named check ((received_minor = expected_minor) = (break_id is null)),
  check ((break_id is null) = (reason is null))
);
comment on table provider_payouts is 'append-only';
create trigger forbid_change before update or delete or truncate on provider_payouts
  for each statement execute function forbid_change();

create table provider_payout_reports (
  report_id uuid primary key references provider_reports (id),
  payout_id uuid not null references provider_payouts (id),
  due_minor bigint not null
);
create index provider_payout_reports_of on provider_payout_reports (payout_id);
comment on table provider_payout_reports is 'append-only';
create trigger forbid_change before update or delete or truncate on provider_payout_reports
  for each statement execute function forbid_change();

create table provider_payout_lines (
  line_id uuid primary key references bank_statement_lines (id),
  payout_id uuid not null references provider_payouts (id),
  amount_minor bigint not null,
  entry_id uuid not null references journal_entries (id)
);
create index provider_payout_lines_of on provider_payout_lines (payout_id);
comment on table provider_payout_lines is 'append-only';
create trigger forbid_change before update or delete or truncate on provider_payout_lines
  for each statement execute function forbid_change();

create table finance_rule_changes (
  id uuid primary key,
  site text not null references sites,
  rule text not null check (rule in ('receiptLimit', 'suspenseLimit', 'feeTerms')),
  -- Of terms: whose.
  provider text,
  old_values jsonb not null,
  new_values jsonb not null,
  reason text not null check (length(trim(reason)) >= 3),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  agreed_in xid8,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check ((rule = 'feeTerms') = (provider is not null)),
  check ((agreed_at is null) = (agreed_by is null) and (agreed_at is null) = (agreed_in is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint finance_rule_second_person check (agreed_by <> proposed_by)
);
create unique index finance_rule_changes_open on finance_rule_changes (site, rule, provider) nulls not distinct
  where agreed_at is null and withdrawn_at is null;
create index finance_rule_changes_latest on finance_rule_changes (site, rule, provider, agreed_at desc);
create trigger forbid_delete before delete or truncate on finance_rule_changes
  for each statement execute function forbid_change();

-- From this difference on two people close a till. No row: always two people.
create table till_rules (
  site text primary key references sites,
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);

-- A count that waits for a second person. Meanwhile nothing moves in the till.
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
create trigger forbid_delete before delete or truncate on till_closings
  for each statement execute function forbid_change();

create table courier_remittances (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  company text not null references courier_companies (code),
  -- The line of our bank's statement with it, or the till it was counted into.
  line_id uuid unique references bank_statement_lines (id),
  till_id uuid references till_sessions (id),
  -- The run sheet whose driver brought it; counted before the expected sum was shown.
  sheet_id uuid references run_sheets (id),
  received_minor bigint not null check (received_minor >= 0),
  -- The company's own charges, deducted from it.
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
comment on table courier_remittances is 'append-only';
create trigger forbid_change before update or delete or truncate on courier_remittances
  for each statement execute function forbid_change();

create table courier_differences (
  id uuid primary key,
  remittance_id uuid not null references courier_remittances (id),
  site text not null references sites,
  company text not null references courier_companies (code),
  -- A parcel with too little or too much money, a parcel with nothing due, or a sum that differs from the list.
  kind text not null check (kind in ('short', 'over', 'unknown', 'sum')),
  awb text,
  request_id uuid references requests (id),
  -- Above zero: the company still owes it.
  minor bigint not null check (minor <> 0),
  found_at timestamptz not null,
  constraint courier_difference_of check ((kind = 'sum') = (awb is null) and (kind in ('short', 'over')) = (request_id is not null)),
  constraint courier_difference_sign check ((kind <> 'short' or minor > 0) and (kind not in ('over', 'unknown') or minor < 0))
);
create index courier_differences_of on courier_differences (remittance_id);
comment on table courier_differences is 'append-only';
create trigger forbid_change before update or delete or truncate on courier_differences
  for each statement execute function forbid_change();

create table courier_remittance_lines (
  remittance_id uuid not null references courier_remittances (id),
  place integer not null,
  awb text not null,
  said_minor bigint not null check (said_minor >= 0),
  due_minor bigint not null check (due_minor >= 0),
  -- The parcel it settles, once; or the rest of one from an earlier remittance.
  request_id uuid unique references requests (id),
  settles uuid unique references courier_differences (id),
  primary key (remittance_id, place),
  unique (remittance_id, awb),
  constraint courier_line_settles_one check (request_id is null or settles is null),
  constraint courier_line_due check ((due_minor = 0) = (request_id is null and settles is null))
);
comment on table courier_remittance_lines is 'append-only';
create trigger forbid_change before update or delete or truncate on courier_remittance_lines
  for each statement execute function forbid_change();

-- Two people close a difference, or a parcel whose money never came.
create table courier_closings (
  id uuid primary key,
  site text not null references sites,
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
create trigger forbid_delete before delete or truncate on courier_closings
  for each statement execute function forbid_change();

create function check_bank_line_change() returns trigger language plpgsql as $$
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
create trigger check_bank_line_change before update on bank_statement_lines
  for each row execute function check_bank_line_change();

create function check_break_change() returns trigger language plpgsql as $$
begin
  if old.resolved_at is not null
    or to_jsonb(new) - '{resolved_at,resolved_by,resolution,entry_id}'::text[]
      is distinct from to_jsonb(old) - '{resolved_at,resolved_by,resolution,entry_id}'::text[]
  then
    raise exception 'a break may only be resolved, once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_break_change before update on reconciliation_breaks
  for each row execute function check_break_change();

create function check_till_change() returns trigger language plpgsql as $$
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
create trigger check_till_change before update on till_sessions
  for each row execute function check_till_change();

create function check_statement_continuity() returns trigger language plpgsql as $$
declare earlier record;
begin
  if num_nulls(new.opening_minor, new.closing_minor, new.lines_minor, new.skipped_minor, new.continuity) > 0 then
    raise exception 'a statement says what it opens and closes with' using errcode = 'check_violation';
  end if;
  select closing_minor into earlier from bank_statement_imports
    where bank_account_id = new.bank_account_id order by position desc limit 1;
  if (new.continuity = 'first') = found then
    raise exception 'whether a statement is the first of its account is not a matter of opinion'
      using errcode = 'check_violation', constraint = 'check_statement_continuity';
  end if;
  if new.continuity = 'continues' and (new.skipped > 0 or earlier.closing_minor is distinct from new.opening_minor) then
    raise exception 'the statement begins with %, the one before it ended with %', new.opening_minor, earlier.closing_minor
      using errcode = 'check_violation', constraint = 'check_statement_continuity';
  end if;
  return new;
end $$;
create trigger check_statement_continuity before insert on bank_statement_imports
  for each row execute function check_statement_continuity();

-- Checked when the transaction ends: the use of a line is in the ledger with exactly its amount.
create function check_bank_line_entries() returns trigger language plpgsql as $$
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
      using errcode = 'check_violation', constraint = 'check_bank_line_entries';
  end if;
  return null;
end $$;
create constraint trigger check_bank_line_entries after update on bank_statement_lines
  deferrable initially deferred for each row when (old.used_as is distinct from new.used_as)
  execute function check_bank_line_entries();
create constraint trigger check_bank_line_entries after insert or update on bank_line_entries
  deferrable initially deferred for each row execute function check_bank_line_entries();

-- The sum of a report. If any line has a settlement day, only those lines were paid out; a charge that the provider
-- reports as sent back is deducted here, unless its own line does so.
create function provider_report_sums(report uuid)
  returns table (charges bigint, refunds bigint, chargebacks bigint, fees bigint, net bigint) language sql stable as $$
  with mine as (
    select line.*, bool_or(settled_on is not null) over () as says_days
    from provider_report_lines line join provider_reports head on head.id = line.report_id
    where report_id = report and status not in ('failed', 'pending')
      and currency = (select sites.currency from sites where code = head.site)
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

-- Whether our bank's text names this provider, whatever account it pays into.
create function names_provider(known_as text, said text) returns boolean language sql immutable as $$
  select coalesce(bool_or(position(lower(trim(word)) in lower(said)) > 0), false)
  from unnest(string_to_array(known_as, ',')) as word where trim(word) <> ''
$$;

-- Checked when the transaction ends: the sums are those of the reports and the lines, all of one provider.
create function check_payout_sum() returns trigger language plpgsql as $$
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
      using errcode = 'check_violation', constraint = 'check_payout_sum';
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
create constraint trigger check_payout_sum after insert on provider_payouts
  deferrable initially deferred for each row execute function check_payout_sum();

create function check_finance_change_change() returns trigger language plpgsql as $$
begin
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - '{agreed_by,agreed_at,agreed_in,withdrawn_by,withdrawn_at}'::text[]
      is distinct from to_jsonb(old) - '{agreed_by,agreed_at,agreed_in,withdrawn_by,withdrawn_at}'::text[]
  then
    raise exception 'a change of a rule is agreed to or taken back, once' using errcode = 'restrict_violation';
  end if;
  if new.agreed_at is not null then new.agreed_in := pg_current_xact_id(); end if;
  return new;
end $$;
create trigger check_finance_change_change before update on finance_rule_changes
  for each row execute function check_finance_change_change();

-- A rule changes only together with its approval, in one transaction, to the approved value.
create function require_second_person_for_rule() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not exists (
    select from finance_rule_changes
    where site = new.site and rule = tg_argv[0] and provider is not distinct from to_jsonb(new) ->> 'provider'
      and agreed_in = pg_current_xact_id() and to_jsonb(new) @> new_values
  ) then
    raise exception 'this rule changes by two people' using errcode = 'check_violation', constraint = 'require_second_person_for_rule';
  end if;
  return new;
end $$;
create trigger require_second_person_for_rule before insert or update or delete on receipt_limits
  for each row execute function require_second_person_for_rule('receiptLimit');
create trigger require_second_person_for_rule before insert or update or delete on suspense_limits
  for each row execute function require_second_person_for_rule('suspenseLimit');
create trigger require_second_person_for_rule before insert or update or delete on provider_fee_terms
  for each row execute function require_second_person_for_rule('feeTerms');

create function check_till_closing_change() returns trigger language plpgsql as $$
begin
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'agreed_at', 'withdrawn_by', 'withdrawn_at']
      is distinct from to_jsonb(old) - array['agreed_by', 'agreed_at', 'withdrawn_by', 'withdrawn_at']
  then
    raise exception 'what was counted never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_till_closing_change before update on till_closings
  for each row execute function check_till_closing_change();

create function check_till_move_change() returns trigger language plpgsql as $$
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
create trigger check_till_move_change before insert on till_moves
  for each row execute function check_till_move_change();

-- Checked when the transaction ends: a till that paid somebody had the money.
create function check_till_cash() returns trigger language plpgsql as $$
declare left_in_till bigint;
begin
  select -coalesce(sum(line.amount_minor), 0) into left_in_till
    from till_sessions till join ledger_lines line on line.account = 'till:' || till.office and line.currency = till.currency
    where till.id = new.session_id;
  if left_in_till < 0 then
    raise exception 'a till pays what it has: % are missing', -left_in_till
      using errcode = 'check_violation', constraint = 'check_till_cash';
  end if;
  return null;
end $$;
create constraint trigger check_till_cash after insert on till_moves
  deferrable initially deferred for each row when (new.kind = 'withdrawal') execute function check_till_cash();

create function check_courier_closing_change() returns trigger language plpgsql as $$
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
create trigger check_courier_closing_change before insert or update on courier_closings
  for each row execute function check_courier_closing_change();

-- Checked when the transaction ends: the sum due for the parcels equals the money that came, the company's charges and
-- the differences; a parcel's due is what its courier was told to collect, and the money that came is in the ledger.
create function check_courier_remittance_sum() returns trigger language plpgsql as $$
declare due bigint; differs bigint; posted bigint; strange text;
begin
  select coalesce(sum(due_minor), 0) into due from courier_remittance_lines where remittance_id = new.id;
  select coalesce(sum(minor), 0) into differs from courier_differences where remittance_id = new.id;
  if due <> new.received_minor + new.fees_minor + differs then
    raise exception '% of % and % fees for % leaves % unnamed', new.number, new.received_minor, new.fees_minor, due,
      due - new.received_minor - new.fees_minor - differs
      using errcode = 'check_violation', constraint = 'check_courier_remittance_sum';
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
create constraint trigger check_courier_remittance_sum after insert on courier_remittances
  deferrable initially deferred for each row execute function check_courier_remittance_sum();
