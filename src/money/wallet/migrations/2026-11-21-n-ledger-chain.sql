-- The ledger can be proved by anybody who reads it: batches of lines are chained by hash, each proof of the books is written
-- down, and buying abroad is two entries that name each other.

-- Two entries that are one deed, one in each currency: the second names the first.
alter table journal_entries add column linked uuid references journal_entries (id);

-- No other account exists (money/wallet/accounts.ts says what each is for).
alter table ledger_accounts add constraint ledger_account_known check (
  name ~ '^customer:[^:]+:(hold:)?(card|cash)$' or name ~ '^customer:[^:]+:hold:valu$'
  or name ~ '^(order|request|subscription|payment|withdrawal):[^:]+$'
  or name ~ '^(gateway|bank|till|courier|supplier-card):[^:]+$'
  or name ~ '^(revenue|purchases|receivable|suspense|fx):[^:]+$'
  or name in ('vat', 'duties', 'gateway-fees', 'refunds', 'price-lock', 'till-difference')
);

-- Lines `from_line` to `to_line`, all of them final, under one hash with everything before them: money/wallet/chain-content.ts says
-- how it is reckoned. Batches follow each other without a gap.
create table ledger_batches (
  id bigint primary key check (id > 0),
  from_line bigint not null,
  to_line bigint not null check (to_line >= from_line),
  line_count integer not null check (line_count > 0),
  entry_count integer not null check (entry_count > 0),
  -- By currency, all that came into accounts: {"EGP": "12500"}.
  moved jsonb not null,
  -- The first moment in it, and the last in it and all before: where a day begins in the ledger.
  earliest_at timestamptz not null,
  latest_at timestamptz not null,
  previous_hash text not null check (previous_hash ~ '^([0-9a-f]{64})?$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  chained_at timestamptz not null
);
create index ledger_batches_latest on ledger_batches (latest_at, id);

-- What stood, after a batch, in each account that keeps no balance of its own and that the batch touched: nobody has to add
-- up years to know what a gateway owes.
create table ledger_batch_balances (
  batch_id bigint not null references ledger_batches (id),
  account text not null,
  currency text not null,
  balance bigint not null,
  primary key (account, currency, batch_id)
);

-- Every proof of the books: how much was looked at, which batch was the last, what was wrong.
create table ledger_proofs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  milliseconds integer not null,
  lines bigint not null,
  head_batch bigint,
  head_hash text,
  faults jsonb not null
);

create trigger ledger_batches_append_only before update or delete or truncate on ledger_batches
  for each statement execute function ledger_refuse();
create trigger ledger_batch_balances_append_only before update or delete or truncate on ledger_batch_balances
  for each statement execute function ledger_refuse();
create trigger ledger_proofs_append_only before update or delete or truncate on ledger_proofs
  for each statement execute function ledger_refuse();

-- Read by platform/database/app-role.ts: what the program's own role may do to a table.
comment on table journal_entries is 'append-only';
comment on table ledger_lines is 'append-only';
comment on table ledger_accounts is 'append-only but for balance';
comment on table ledger_batches is 'append-only';
comment on table ledger_batch_balances is 'append-only';
comment on table ledger_proofs is 'append-only';
