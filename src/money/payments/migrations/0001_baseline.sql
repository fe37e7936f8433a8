-- Payments: what a customer was asked to pay and how, every attempt at a gateway, and every message of a gateway.

-- A sequence, as for orders: payments of different people do not wait for each other.
create sequence payment_numbers start 100001;

-- A sequence, as for payments: withdrawals and refunds of different people do not wait for each other.
create sequence withdrawal_numbers start 100001;

create sequence refund_numbers start 100001;

create table payments (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers (id),
  site text not null references sites,
  initiator text not null check (initiator in ('placeOrder', 'payNow', 'deliveryRequest', 'pickupRequest',
    'packageSubscription', 'payNowPackage', 'withdraw', 'deposit', 'payNowRequest')),
  method text not null check (method in ('office', 'bankTransfer', 'wallet', 'cashWallet', 'fawry', 'creditCard', 'valu',
    'visaWallet', 'fawryCreditCard', 'fawryCreditCardInstalment')),
  -- The whole amount, with the method's fee and the part from the wallet.
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null references sites (currency),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  wallet_part_minor bigint not null check (wallet_part_minor >= 0 and wallet_part_minor <= amount_minor),
  wallet_part_kind text check (wallet_part_kind in ('card', 'cash')),
  subject_kind text check (subject_kind in ('order', 'request', 'subscription')),
  subject_id uuid,
  status text not null check (status in ('pending', 'pending_payment', 'pending_review', 'on_progress', 'successed',
    'failed', 'cancelled')),
  provider text,
  provider_reference text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  decline_code text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- `code`: shown at a point of the gateway or at our own desk. `payer_account`: a valU customer code or a wallet's
  -- number.
  code text,
  payer_account text,
  check ((wallet_part_kind is null) = (wallet_part_minor = 0)),
  check ((subject_kind is null) = (subject_id is null))
);
create index payments_of_customer on payments (customer_id, created_at);
create index payments_of_subject on payments (subject_id) where subject_id is not null;
create index payments_open on payments (expires_at) where status in ('pending', 'pending_payment', 'on_progress');
create unique index payments_desk_code on payments (code) where method = 'office';

create table payment_history (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text not null,
  who_kind text not null,
  who_id uuid,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index payment_history_of_payment on payment_history (payment_id, id);
comment on table payment_history is 'append-only';
create trigger forbid_change before update or delete or truncate on payment_history
  for each statement execute function forbid_change();

create table payment_attempts (
  reference text primary key,
  payment_id uuid not null references payments (id),
  site text not null references sites,
  provider text not null,
  started_at timestamptz not null,
  -- The gateway's own number: its callbacks sign it, but not our reference.
  provider_reference text,
  checkout_url text,
  failure text,
  asked integer not null default 0,
  asked_at timestamptz,
  -- When it last gave a certain answer; a call without an answer proves nothing.
  answered_at timestamptz,
  ask_next_at timestamptz,
  unique (provider, provider_reference)
);
create index payment_attempts_of_payment on payment_attempts (payment_id);
create index payment_attempts_to_ask on payment_attempts (ask_next_at) where ask_next_at is not null;

create table payment_events (
  id uuid primary key,
  provider text not null,
  event_hash text not null,
  received_at timestamptz not null,
  raw_body text not null,
  query jsonb not null,
  is_verified boolean not null,
  state text,
  transaction_id text,
  payment_id uuid references payments (id),
  result text,
  -- A gateway's message only names what to ask about, and only its answer is booked. A row without `result` waits for
  -- that answer.
  site text references sites,
  reference text,
  asked integer not null default 0,
  ask_next_at timestamptz,
  -- When the gateway answered our question; null if it was booked without one.
  confirmed_at timestamptz,
  unique (provider, event_hash)
);
create index payment_events_waiting on payment_events (ask_next_at) where is_verified and result is null;
create index payment_events_waiting_for on payment_events (reference) where is_verified and result is null;
create index payment_events_of_transaction on payment_events (provider, transaction_id);
-- Unsigned rows are swept by age; signed ones stay.
create index payment_events_unsigned on payment_events (received_at) where not is_verified;

-- Money from a gateway: each of its transactions once, whatever it was booked for.
create table payment_charges (
  provider text not null,
  transaction_id text not null,
  payment_id uuid references payments (id),
  amount_minor bigint not null,
  currency text not null,
  taken_as text not null check (taken_as in ('settled', 'credited', 'unmatched')),
  reason text,
  entry_id uuid references journal_entries (id),
  at timestamptz not null,
  primary key (provider, transaction_id)
);
create index payment_charges_unmatched on payment_charges (at) where taken_as = 'unmatched';

create table bank_accounts (
  id uuid primary key,
  site text not null references sites,
  bank_name jsonb not null,
  branch jsonb not null,
  account_name jsonb not null,
  account_number text not null,
  iban text,
  swift text,
  currency text not null references sites (currency),
  position integer not null default 0,
  is_active boolean not null default true,
  unique (site, account_number)
);

-- Written by the shop's operator. No row: offered, without its own limit.
create table payment_method_rules (
  site text not null references sites,
  method text not null,
  is_offered boolean not null default true,
  -- The greatest amount of this method in one payment.
  most_minor bigint check (most_minor > 0),
  primary key (site, method)
);

create table payment_receipts (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  file_id uuid not null references stored_files (id),
  at timestamptz not null,
  -- The customer's note about the transfer.
  note text,
  replaced_at timestamptz,
  decision text check (decision in ('approved', 'rejected')),
  reason text,
  decided_at timestamptz,
  decided_by uuid,
  -- The amount on the bank's statement.
  seen_minor bigint check (seen_minor > 0),
  bank_account_id uuid references bank_accounts (id),
  statement_reference text,
  check ((decision is null) = (decided_at is null)),
  check (decision is distinct from 'approved' or (seen_minor is not null and statement_reference is not null)),
  check (decision is distinct from 'rejected' or reason is not null)
);
create index payment_receipts_of_payment on payment_receipts (payment_id, at);
create unique index payment_receipts_waiting on payment_receipts (payment_id) where replaced_at is null and decision is null;
-- A line of a bank's statement is one transfer.
create unique index payment_receipts_statement on payment_receipts (bank_account_id, statement_reference)
  where decision = 'approved';

create table refunds (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers (id),
  site text not null references sites,
  subject_kind text not null check (subject_kind in ('order', 'request', 'subscription')),
  subject_id uuid not null,
  subject_number text not null,
  -- The payment that it refunds; null if the wallet paid without a payment.
  payment_id uuid references payments (id),
  kind text not null check (kind in ('card', 'cash', 'valu')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  cause text not null,
  -- The entry that put it into the balance; null for money that valU lent, which was already on hold.
  entry_id uuid references journal_entries (id),
  status text not null check (status in ('in_wallet', 'sending', 'sent', 'returned')),
  at timestamptz not null,
  check (entry_id is not null or kind = 'valu'),
  unique (entry_id, payment_id),
  constraint refunds_cause_check
    check (cause in ('cancelled', 'cancelledByUs', 'lowerTotal', 'lost', 'returned')),
  foreign key (site, currency) references sites (code, currency)
);
create unique index refunds_of_no_payment on refunds (entry_id) where payment_id is null;
create index refunds_of_customer on refunds (customer_id, site, at desc);
create index refunds_of_subject on refunds (subject_id);
create index refunds_of_payment on refunds (payment_id) where payment_id is not null;
create trigger forbid_delete before delete or truncate on refunds
  for each statement execute function forbid_change();

create table refund_history (
  id bigint generated always as identity primary key,
  refund_id uuid not null references refunds (id),
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text not null,
  who_kind text not null,
  who_id uuid,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index refund_history_of_refund on refund_history (refund_id, id);
create trigger forbid_change before update or delete or truncate on refund_history
  for each statement execute function forbid_change();

-- One way of a refund to the provider of the charge. `asked` and no answer: it may have happened, so it is never asked blindly again.
create table refund_sends (
  id uuid primary key,
  refund_id uuid not null references refunds (id),
  payment_id uuid not null references payments (id),
  site text not null references sites,
  provider text not null,
  -- The charge that brought the money.
  transaction_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- The account the money was taken from, and returns to if the provider refuses.
  taken_from text not null,
  status text not null check (status in ('waiting', 'asked', 'confirmed', 'failed')),
  made_at timestamptz not null,
  asked integer not null default 0,
  asked_at timestamptz,
  ask_next_at timestamptz,
  answered_at timestamptz,
  detail text,
  provider_refund_id text,
  foreign key (provider, transaction_id) references payment_charges (provider, transaction_id),
  unique (provider, provider_refund_id),
  check ((status in ('waiting', 'asked')) = (ask_next_at is not null)),
  check (status in ('waiting', 'asked') or answered_at is not null)
);
create index refund_sends_due on refund_sends (site, ask_next_at) where ask_next_at is not null;
create index refund_sends_of_refund on refund_sends (refund_id);
-- Only one refund of a charge waits for an answer at a time, because answers are told apart only by amount.
create unique index refund_sends_one_asked on refund_sends (provider, transaction_id) where status = 'asked';
create unique index refund_sends_one_open on refund_sends (refund_id) where status in ('waiting', 'asked', 'confirmed');
create trigger forbid_delete before delete or truncate on refund_sends
  for each statement execute function forbid_change();

-- Money that a provider reports as sent back, each of its transactions once. A chargeback is one that we did not
-- request.
create table payment_reversals (
  provider text not null,
  transaction_id text not null,
  payment_id uuid not null references payments (id),
  charge_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  taken_as text not null check (taken_as in ('refund', 'chargeback')),
  send_id uuid references refund_sends (id),
  entry_id uuid references journal_entries (id),
  -- Of a chargeback: the part that the customer's balances did not hold.
  owed_minor bigint not null default 0 check (owed_minor >= 0),
  at timestamptz not null,
  handled_by uuid references staff_members (id),
  handled_at timestamptz,
  note text,
  primary key (provider, transaction_id),
  foreign key (provider, charge_id) references payment_charges (provider, transaction_id),
  check ((taken_as = 'refund') = (send_id is not null)),
  check (taken_as = 'refund' or entry_id is not null),
  check ((handled_at is null) = (handled_by is null))
);
create index payment_reversals_open on payment_reversals (at) where taken_as = 'chargeback' and handled_at is null;
create index payment_reversals_of_charge on payment_reversals (provider, charge_id);
create trigger forbid_delete before delete or truncate on payment_reversals
  for each statement execute function forbid_change();

-- The settings of withdrawing: which methods a site offers, the minimum, and the amount from which two people must
-- approve.
create table withdrawal_rules (
  site text not null references sites,
  method text not null check (method in ('localCreditCard', 'bankTransfer', 'office', 'fawry')),
  minimum_minor bigint not null check (minimum_minor > 0),
  two_people_from_minor bigint not null check (two_people_from_minor > 0),
  due_days integer not null check (due_days > 0),
  position integer not null,
  primary key (site, method)
);

-- Withdrawals that go to the bank (or Fawry) together, in one file.
create table withdrawal_batches (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  method text not null check (method in ('localCreditCard', 'bankTransfer', 'office', 'fawry')),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  settled_by uuid references staff_members (id),
  settled_at timestamptz,
  paid_from text,
  reference text,
  check ((settled_at is null) = (settled_by is null)),
  check ((settled_at is null) = (paid_from is null)),
  -- No batch pays cash: cash is paid one by one.
  constraint withdrawal_batches_go_to_banks check (method <> 'office')
);
create trigger forbid_delete before delete or truncate on withdrawal_batches
  for each statement execute function forbid_change();

create table withdrawals (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers (id),
  site text not null references sites,
  method text not null check (method in ('localCreditCard', 'bankTransfer', 'office', 'fawry')),
  taken_from text not null check (taken_from in ('card', 'cash')),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0 and fee_minor < amount_minor),
  currency text not null,
  bank_name text,
  branch text,
  account_name text,
  account_number text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  phone text,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  status text not null check (status in ('pending_review', 'on_progress', 'successed', 'cancelled', 'failed')),
  requested_at timestamptz not null,
  due_by timestamptz not null,
  batch_id uuid references withdrawal_batches (id),
  settled_at timestamptz,
  reject_reason text,
  check (method <> 'bankTransfer' or num_nulls(bank_name, branch, account_name, account_number) = 0),
  check (method <> 'localCreditCard' or card_last4 is not null),
  check (method <> 'fawry' or phone is not null),
  check ((status = 'failed') = (reject_reason is not null)),
  check ((status = 'successed') = (settled_at is not null)),
  foreign key (site, currency) references sites (code, currency)
);
create index withdrawals_of_customer on withdrawals (customer_id, site, requested_at desc);
create index withdrawals_open on withdrawals (site, due_by) where status in ('pending_review', 'on_progress');
create index withdrawals_of_batch on withdrawals (batch_id) where batch_id is not null;
create trigger forbid_delete before delete or truncate on withdrawals
  for each statement execute function forbid_change();

-- A person approves once.
create table withdrawal_approvals (
  withdrawal_id uuid not null references withdrawals (id),
  staff_id uuid not null references staff_members (id),
  at timestamptz not null,
  primary key (withdrawal_id, staff_id)
);
create trigger forbid_change before update or delete or truncate on withdrawal_approvals
  for each statement execute function forbid_change();

create table withdrawal_history (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawals (id),
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text not null,
  who_kind text not null,
  who_id uuid,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index withdrawal_history_of_withdrawal on withdrawal_history (withdrawal_id, id);
create trigger forbid_change before update or delete or truncate on withdrawal_history
  for each statement execute function forbid_change();

create table bank_holidays (
  country text not null references sites (country),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$' and day::date is not null),
  name_ar text not null check (name_ar <> ''),
  name_en text not null check (name_en <> ''),
  is_expected boolean not null,
  changed_at timestamptz not null,
  -- Null for the rows that the shop started with.
  changed_by uuid references staff_members (id),
  primary key (country, day)
);

create table withdrawal_payouts (
  withdrawal_id uuid primary key references withdrawals (id),
  office text not null,
  -- The till it was paid from.
  reference text not null,
  paid_by uuid not null references staff_members (id),
  paid_at timestamptz not null,
  -- Who took it, encrypted: name and ID number. Only the last four digits are readable without the key.
  collector bytea not null check (substr(collector, 1, 4) = 'MSA1'::bytea),
  collector_last4 text not null check (collector_last4 ~ '^[0-9A-Z]{4}$')
);
comment on table withdrawal_payouts is 'append-only';
create trigger forbid_change before update or delete or truncate on withdrawal_payouts
  for each statement execute function forbid_change();

-- From this amount on two people. No row: always two people.
create table refund_rules (
  site text primary key references sites,
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);

create table refund_endings (
  id uuid primary key,
  send_id uuid not null references refund_sends (id),
  site text not null references sites,
  happened boolean not null,
  -- The evidence: the provider's number of the refund, or of its answer, and what was seen where.
  reference text not null check (length(reference) >= 3),
  note text not null check (length(note) >= 3),
  needs_two boolean not null,
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  done_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check (done_at is null or withdrawn_at is null),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint refund_ending_second_person
    check (done_at is null or not needs_two or (agreed_by is not null and agreed_by <> proposed_by))
);
create unique index refund_endings_one on refund_endings (send_id) where withdrawn_at is null;
create index refund_endings_waiting on refund_endings (site, proposed_at) where done_at is null and withdrawn_at is null;
create trigger forbid_delete before delete or truncate on refund_endings
  for each statement execute function forbid_change();

create table early_reversals (
  provider text not null,
  transaction_id text not null,
  provider_reference text not null,
  -- The provider's message, as it was read.
  outcome jsonb not null,
  received_at timestamptz not null,
  payment_id uuid references payments (id),
  applied_at timestamptz,
  -- A reported refund of money that never came: finance has looked into it.
  handled_by uuid references staff_members (id),
  handled_at timestamptz,
  note text,
  primary key (provider, provider_reference, transaction_id),
  constraint early_reversal_handled_by_somebody check (
    (handled_at is null) = (handled_by is null) and (handled_at is null) = (note is null)
  )
);
create index early_reversals_waiting on early_reversals (received_at) where applied_at is null;
create trigger forbid_delete before delete or truncate on early_reversals
  for each statement execute function forbid_change();

-- What was agreed never changes, and money that arrived is never un-arrived by a later word.
create function check_payment_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payments are never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.number, new.customer_id, new.site, new.initiator, new.method, new.amount_minor, new.currency,
      new.fee_minor, new.wallet_part_minor, new.created_at)
    is distinct from (old.id, old.number, old.customer_id, old.site, old.initiator, old.method, old.amount_minor,
      old.currency, old.fee_minor, old.wallet_part_minor, old.created_at)
    -- Whatever allowed_moves says.
    or (old.status in ('successed', 'cancelled') and new.status <> old.status)
  then
    raise exception 'payment % may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_payment_change before update or delete on payments
  for each row execute function check_payment_change();

create function check_refund_change() returns trigger language plpgsql as $$
declare paid bigint; given bigint;
begin
  if tg_op = 'INSERT' then
    if new.payment_id is not null then
      select amount_minor into paid from payments where id = new.payment_id for update;
      select coalesce(sum(amount_minor), 0) into given from refunds where payment_id = new.payment_id;
      if given + new.amount_minor > paid then
        raise exception 'refund % gives back more than its payment brought', new.number
          using errcode = 'check_violation', constraint = 'refunds_at_most_paid';
      end if;
    end if;
    return new;
  end if;
  if to_jsonb(new) - 'status' is distinct from to_jsonb(old) - 'status' then
    raise exception 'what refund % gave back never changes', old.number using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status and not exists (
    select from refund_history
      where refund_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from refund_history where refund_id = new.id)
        and from_status = old.status and to_status = new.status
  ) then
    raise exception 'refund % may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'refund_moves';
  end if;
  return new;
end $$;
create trigger check_refund_change before insert or update on refunds
  for each row execute function check_refund_change();
create trigger forbid_unlisted_move after update on refunds
  for each row when (old.status is distinct from new.status) execute function forbid_unlisted_move('refund', 'status');

-- Refunds and chargebacks of one charge together never exceed it.
create function check_refund_send_change() returns trigger language plpgsql as $$
declare brought bigint; back bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.refund_id, new.payment_id, new.provider, new.transaction_id, new.amount_minor, new.currency, new.taken_from)
        is distinct from (old.id, old.refund_id, old.payment_id, old.provider, old.transaction_id, old.amount_minor,
          old.currency, old.taken_from)
      or (old.status in ('confirmed', 'failed') and new.status <> old.status)
    then
      raise exception 'a refund on its way may not be changed like this' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select amount_minor into brought from payment_charges
    where provider = new.provider and transaction_id = new.transaction_id for update;
  select coalesce((select sum(amount_minor) from refund_sends where provider = new.provider
      and transaction_id = new.transaction_id and status <> 'failed'), 0)
    + coalesce((select sum(amount_minor) from payment_reversals where provider = new.provider
      and charge_id = new.transaction_id and taken_as = 'chargeback'), 0) into back;
  if back + new.amount_minor > brought then
    raise exception 'a refund sends back more than its charge brought'
      using errcode = 'check_violation', constraint = 'refund_sends_at_most_charged';
  end if;
  return new;
end $$;
create trigger check_refund_send_change before insert or update on refund_sends
  for each row execute function check_refund_send_change();

create function check_payment_reversal_change() returns trigger language plpgsql as $$
declare brought bigint; back bigint;
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - array['handled_by', 'handled_at', 'note']
        is distinct from to_jsonb(old) - array['handled_by', 'handled_at', 'note'] or old.handled_at is not null
    then
      raise exception 'what a provider took back never changes' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.taken_as = 'refund' then return new; end if;
  select amount_minor into brought from payment_charges
    where provider = new.provider and transaction_id = new.charge_id for update;
  select coalesce((select sum(amount_minor) from refund_sends where provider = new.provider
      and transaction_id = new.charge_id and status <> 'failed'), 0)
    + coalesce((select sum(amount_minor) from payment_reversals where provider = new.provider
      and charge_id = new.charge_id and taken_as = 'chargeback'), 0) into back;
  if back + new.amount_minor > brought then
    raise exception 'a chargeback takes more than its charge brought'
      using errcode = 'check_violation', constraint = 'chargeback_at_most_charged';
  end if;
  return new;
end $$;
create trigger check_payment_reversal_change before insert or update on payment_reversals
  for each row execute function check_payment_reversal_change();

-- Checked when the transaction ends: exactly the amount in progress is set aside.
create function check_refund_send_hold() returns trigger language plpgsql as $$
declare state text; wanted bigint; held bigint;
begin
  select status, amount_minor into state, wanted from refund_sends where id = new.id;
  if state not in ('waiting', 'asked') then wanted := 0; end if;
  select coalesce(sum(balance), 0) into held from ledger_accounts where name = 'withdrawal:' || new.id;
  if held <> wanted then
    raise exception 'the refund on its way % holds % where % are leaving', new.id, held, wanted
      using errcode = 'check_violation', constraint = 'check_refund_send_hold';
  end if;
  return null;
end $$;
create constraint trigger check_refund_send_hold after insert or update on refund_sends
  deferrable initially deferred for each row execute function check_refund_send_hold();

create function check_withdrawal_change() returns trigger language plpgsql as $$
declare approved bigint; payer uuid;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending_review' or new.batch_id is not null then
      raise exception 'a withdrawal begins under review, not %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if to_jsonb(new) - array['status', 'batch_id', 'settled_at', 'reject_reason']
    is distinct from to_jsonb(old) - array['status', 'batch_id', 'settled_at', 'reject_reason']
  then
    raise exception 'what was asked for in % never changes', old.number using errcode = 'restrict_violation';
  end if;
  if new.batch_id is distinct from old.batch_id and (old.status <> 'on_progress' or new.status = 'successed') then
    raise exception '% may not change its batch now', old.number using errcode = 'restrict_violation';
  end if;
  if new.status = old.status then return new; end if;
  if not exists (
    select from withdrawal_history
      where withdrawal_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from withdrawal_history where withdrawal_id = new.id)
        and from_status = old.status and to_status = new.status
  ) then
    raise exception '% may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'withdrawal_moves';
  end if;
  if new.status = 'on_progress' then
    select count(*) into approved from withdrawal_approvals where withdrawal_id = new.id;
    if approved < new.approvals_needed then
      raise exception '% needs % to approve it, % did', old.number, new.approvals_needed, approved
        using errcode = 'check_violation', constraint = 'withdrawal_approvals_needed';
    end if;
  end if;
  if new.status = 'successed' then
    if new.method = 'office' then
      select paid_by into payer from withdrawal_payouts where withdrawal_id = new.id;
    else
      select settled_by into payer from withdrawal_batches where id = new.batch_id;
    end if;
    if payer is null then
      raise exception '% is paid by nobody', old.number using errcode = 'check_violation', constraint = 'withdrawal_is_paid';
    end if;
    if exists (select from withdrawal_approvals where withdrawal_id = new.id and staff_id = payer) then
      raise exception '% is not settled by who approved it', old.number
        using errcode = 'check_violation', constraint = 'withdrawal_second_person';
    end if;
  end if;
  return new;
end $$;
create trigger check_withdrawal_change before insert or update on withdrawals
  for each row execute function check_withdrawal_change();
create trigger forbid_unlisted_move after update on withdrawals
  for each row when (old.status is distinct from new.status) execute function forbid_unlisted_move('withdrawal', 'status');

create function check_withdrawal_batch_change() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null
    or (new.id, new.number, new.site, new.method, new.made_by, new.made_at)
      is distinct from (old.id, old.number, old.site, old.method, old.made_by, old.made_at)
  then
    raise exception 'batch % may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  if new.settled_at is not null and not (case new.method
      when 'fawry' then new.paid_from = 'gateway:fawry'
      else exists (select from bank_accounts where site = new.site and 'bank:' || account_number = new.paid_from) end)
  then
    raise exception 'batch % is paid from %, which is no place of ours', old.number, new.paid_from
      using errcode = 'check_violation', constraint = 'withdrawal_batch_place';
  end if;
  return new;
end $$;
create trigger check_withdrawal_batch_change before update on withdrawal_batches
  for each row execute function check_withdrawal_batch_change();

-- Checked when the transaction ends: exactly the amount that is leaving is set aside.
create function check_withdrawal_hold() returns trigger language plpgsql as $$
declare state text; wanted bigint; held bigint;
begin
  select status, amount_minor into state, wanted from withdrawals where id = new.id;
  if state not in ('pending_review', 'on_progress') then wanted := 0; end if;
  select coalesce(sum(balance), 0) into held from ledger_accounts where name = 'withdrawal:' || new.id;
  if held <> wanted then
    raise exception '% holds % where % are leaving', new.number, held, wanted
      using errcode = 'check_violation', constraint = 'check_withdrawal_hold';
  end if;
  return null;
end $$;
create constraint trigger check_withdrawal_hold after insert or update on withdrawals
  deferrable initially deferred for each row execute function check_withdrawal_hold();

create function check_refund_ending_change() returns trigger language plpgsql as $$
declare wanted bigint; most bigint;
begin
  if tg_op = 'UPDATE' then
    if old.done_at is not null or old.withdrawn_at is not null
      or to_jsonb(new) - array['agreed_by', 'done_at', 'withdrawn_by', 'withdrawn_at']
        is distinct from to_jsonb(old) - array['agreed_by', 'done_at', 'withdrawn_by', 'withdrawn_at']
    then
      raise exception 'what was noted of a refund never changes' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select amount_minor into wanted from refund_sends where id = new.send_id;
  select two_people_from_minor into most from refund_rules where site = new.site;
  if not new.needs_two and wanted >= coalesce(most, 0) then
    raise exception 'a refund of % needs two people', wanted
      using errcode = 'check_violation', constraint = 'refund_ending_second_person';
  end if;
  return new;
end $$;
create trigger check_refund_ending_change before insert or update on refund_endings
  for each row execute function check_refund_ending_change();

-- A person can end a refund only with such a note.
create function require_refund_note() returns trigger language plpgsql as $$
begin
  if new.who_kind = 'staff' and new.event in ('confirm', 'fail') and not exists (
    select from refund_endings ending join refund_sends send on send.id = ending.send_id
      where send.refund_id = new.refund_id and ending.done_at is not null and ending.happened = (new.event = 'confirm')
  ) then
    raise exception 'a refund is ended by hand with a reference and a note'
      using errcode = 'check_violation', constraint = 'require_refund_note';
  end if;
  return new;
end $$;
create trigger require_refund_note before insert on refund_history
  for each row execute function require_refund_note();

-- Checked when the transaction ends, because one statement writes history and status in no fixed order.
create function check_payment_move() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payment_history
      where payment_id = new.id and made_in = pg_current_xact_id()
        and from_status = old.status and to_status = new.status
  ) then
    raise exception 'payment % may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'check_payment_move';
  end if;
  return null;
end $$;
create constraint trigger check_payment_move after update on payments deferrable initially deferred
  for each row when (old.status is distinct from new.status) execute function check_payment_move();
create trigger forbid_unlisted_move after update on payments
  for each row when (old.status is distinct from new.status) execute function forbid_unlisted_move('payment', 'status');
