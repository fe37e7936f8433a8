-- Payments: what a customer was asked to pay and how, every try at a gateway, and everything a gateway ever told us.

create table payments (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers (id),
  site text not null check (site in ('eg', 'ae')),
  initiator text not null check (initiator in ('placeOrder', 'payNow', 'deliveryRequest', 'pickupRequest',
    'packageSubscription', 'payNowPackage', 'withdraw', 'deposit', 'payNowRequest')),
  method text not null check (method in ('office', 'bankTransfer', 'wallet', 'cashWallet', 'fawry', 'creditCard', 'valu',
    'visaWallet', 'fawryCreditCard', 'fawryCreditCardInstalment')),
  -- All that is paid, the method's fee and the part from the wallet within.
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('EGP', 'AED')),
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
  check ((wallet_part_kind is null) = (wallet_part_minor = 0)),
  check ((subject_kind is null) = (subject_id is null))
);
create index payments_of_customer on payments (customer_id, created_at);
create index payments_of_subject on payments (subject_id) where subject_id is not null;
create index payments_open on payments (expires_at) where status in ('pending', 'pending_payment', 'on_progress');

-- What was agreed never changes, and money that arrived is never un-arrived by a later word.
create function payment_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payments are never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.number, new.customer_id, new.site, new.initiator, new.method, new.amount_minor, new.currency,
      new.fee_minor, new.wallet_part_minor, new.created_at)
    is distinct from (old.id, old.number, old.customer_id, old.site, old.initiator, old.method, old.amount_minor,
      old.currency, old.fee_minor, old.wallet_part_minor, old.created_at)
    or (old.status in ('successed', 'cancelled') and new.status <> old.status)
  then
    raise exception 'payment % may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payment_keeps_its_word before update or delete on payments
  for each row execute function payment_keeps_its_word();

create table payment_history (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text not null,
  who_kind text not null,
  who_id uuid,
  note text
);
create index payment_history_of_payment on payment_history (payment_id, id);

create table payment_attempts (
  reference text primary key,
  payment_id uuid not null references payments (id),
  site text not null check (site in ('eg', 'ae')),
  provider text not null,
  started_at timestamptz not null,
  -- The gateway's own number: signed in its callbacks, where our reference is not.
  provider_reference text,
  checkout_url text,
  failure text,
  asked integer not null default 0,
  asked_at timestamptz,
  -- When it last answered for certain; a call without an answer proves nothing.
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
  unique (provider, event_hash)
);

-- Money that came in through a gateway: each of its transactions once, whatever it was taken for.
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
  site text not null check (site in ('eg', 'ae')),
  bank_name jsonb not null,
  branch jsonb not null,
  account_name jsonb not null,
  account_number text not null,
  iban text,
  swift text,
  currency text not null check (currency in ('EGP', 'AED')),
  position integer not null default 0,
  is_active boolean not null default true,
  unique (site, account_number)
);
