-- Payment methods beside the card: codes, what the payer says of themselves, bank receipts, and what the shop allows.

-- `code`: what is shown at a point of the gateway or at our own desk. `payer_account`: a valU customer code, a wallet's number.
alter table payments
  add code text,
  add payer_account text;
create unique index payments_desk_code on payments (code) where method = 'office';

-- Written by whoever runs the shop. No row: offered, without a limit of its own.
create table payment_method_rules (
  site text not null check (site in ('eg', 'ae')),
  method text not null,
  is_offered boolean not null default true,
  -- The most that this method itself may bring in one payment.
  most_minor bigint check (most_minor > 0),
  primary key (site, method)
);

create table payment_receipts (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  file_id uuid not null references stored_files (id),
  at timestamptz not null,
  -- What the customer says of the transfer.
  note text,
  replaced_at timestamptz,
  decision text check (decision in ('approved', 'rejected')),
  reason text,
  decided_at timestamptz,
  decided_by uuid,
  -- What stands on the bank's statement.
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
