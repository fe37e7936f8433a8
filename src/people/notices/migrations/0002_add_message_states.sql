-- What became of a message after it left, as its provider tells; and the message that replaced one that failed.

alter table notices
  -- The customer it was written to; null for staff, and for addresses that have no account yet.
  add column reader_id uuid,
  add column provider text,
  add column provider_id text,
  add column delivered_at timestamptz,
  add column read_at timestamptz,
  -- When its provider was last asked what became of it.
  add column asked_at timestamptz,
  -- A code is not sent once it is too old to be entered.
  add column good_until timestamptz,
  -- The same message for the other channels, in order, should this one fail.
  add column otherwise jsonb not null default '[]',
  -- The failed message that this one replaces: at most one does.
  add column fallback_of uuid unique references notices on delete set null;
create index notices_of_reader on notices (reader_id, queued_at desc) where reader_id is not null;
create index notices_unconfirmed on notices (provider, sent_at) where delivered_at is null and failed_at is null;

-- Addresses that their providers told us not to reach: a hash, so that it outlives the account and tells nobody's address.
create table unreachable_addresses (
  fingerprint text primary key check (length(fingerprint) = 64),
  reason text not null check (reason in ('bounced', 'complained', 'softBounced')),
  -- Soft bounces within two weeks; five stop the mail.
  strikes smallint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  suppressed_at timestamptz
);
