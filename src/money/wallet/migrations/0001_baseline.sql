-- The ledger: double entry, append-only, in minor units. The database itself enforces its rules, so that no mistake in
-- a program can break them: an entry sums to zero in one currency, nothing is ever changed or deleted, a balance is the
-- sum of its lines and never below zero where that is forbidden.

create table ledger_accounts (
  name text not null check (name ~ '^[a-z-]+(:[A-Za-z0-9._-]+){0,3}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  must_not_be_negative boolean not null
    check (must_not_be_negative = (name ~ '^(customer|order|request|subscription|payment|withdrawal):')),
  -- Stored only if it must not be negative; other accounts are summed when read, so that postings need not wait for
  -- each other.
  balance bigint check ((balance is not null) = must_not_be_negative),
  constraint ledger_balance_not_negative check (balance >= 0),
  primary key (name, currency),
  -- No other account exists (money/wallet/accounts.ts says what each is for).
  constraint ledger_account_known check (
    name ~ '^customer:[^:]+:(hold:)?(card|cash)$' or name ~ '^customer:[^:]+:hold:valu$'
    or name ~ '^(order|request|subscription|payment|withdrawal):[^:]+$'
    or name ~ '^(gateway|bank|till|courier|supplier-card):[^:]+$'
    or name ~ '^(revenue|purchases|receivable|suspense|fx):[^:]+$'
    or name in ('vat', 'duties', 'gateway-fees', 'refunds', 'price-lock', 'till-difference')
  )
);
comment on table ledger_accounts is 'append-only but for balance';

create table journal_entries (
  id uuid primary key,
  kind text not null,
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  corrects uuid references journal_entries (id),
  reference text,
  note text,
  -- The key of an entry that may be posted only once; a second one is refused here.
  only_once text unique,
  -- Lines may only be added by the transaction that made the entry.
  made_in xid8 not null default pg_current_xact_id(),
  -- Two entries of one action, one in each currency: the second names the first.
  linked uuid references journal_entries (id)
);
create index journal_entries_reference on journal_entries (reference);
-- Corrections are looked up from both sides.
create index journal_entries_corrects on journal_entries (corrects) where corrects is not null;
-- Read by platform/database/app-role.ts: the rights of the program's role on a table.
comment on table journal_entries is 'append-only';

create table ledger_lines (
  id bigint generated always as identity primary key,
  entry_id uuid not null references journal_entries (id),
  account text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  balance_before bigint,
  balance_after bigint,
  unique (entry_id, account),
  foreign key (account, currency) references ledger_accounts (name, currency)
);
-- A page of a customer's statement counts and sums the earlier lines: index-only.
create index ledger_lines_of_account on ledger_lines (account, currency, id) include (amount_minor);
comment on table ledger_lines is 'append-only';

-- Lines `from_line` to `to_line`, all final, under one hash with everything before them: money/wallet/chain-content.ts
-- computes it. Batches follow each other without a gap.
create table ledger_batches (
  id bigint primary key check (id > 0),
  from_line bigint not null,
  to_line bigint not null check (to_line >= from_line),
  line_count integer not null check (line_count > 0),
  entry_count integer not null check (entry_count > 0),
  -- The sum of all credits by currency: {"EGP": "12500"}.
  moved jsonb not null,
  -- The earliest time in it, and the latest in it and all before: to find where a day begins in the ledger.
  earliest_at timestamptz not null,
  latest_at timestamptz not null,
  previous_hash text not null check (previous_hash ~ '^([0-9a-f]{64})?$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  chained_at timestamptz not null
);
create index ledger_batches_latest on ledger_batches (latest_at, id);
create unique index ledger_batches_to_line on ledger_batches (to_line);
-- Finds the last batch that began before a given time, from the newest backwards: index-only.
create index ledger_batches_edges on ledger_batches (id) include (earliest_at, to_line);
comment on table ledger_batches is 'append-only';

-- The balance, after a batch, of each account in it that stores no balance: so that years need not be summed to know
-- what a gateway owes.
create table ledger_batch_balances (
  batch_id bigint not null references ledger_batches (id),
  account text not null,
  currency text not null,
  balance bigint not null,
  -- Also the account's number of lines and sum of credits by then. A year's statement of a busy account is counted from
  -- two rows and its page found between two others.
  lines bigint not null,
  came_in bigint not null,
  primary key (account, currency, batch_id)
);
-- A statement's page is found by the number of its first line.
create index ledger_batch_balances_lines on ledger_batch_balances (account, currency, lines);
comment on table ledger_batch_balances is 'append-only';

-- Every proof of the books: how much was checked, the last batch, and what was wrong.
create table ledger_proofs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  milliseconds integer not null,
  lines bigint not null,
  head_batch bigint,
  head_hash text,
  faults jsonb not null
);
comment on table ledger_proofs is 'append-only';

create function forbid_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % of % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger forbid_change before update or delete or truncate on ledger_lines
  for each statement execute function forbid_ledger_change();
create trigger forbid_change before update or delete or truncate on journal_entries
  for each statement execute function forbid_ledger_change();
create trigger forbid_delete before delete or truncate on ledger_accounts
  for each statement execute function forbid_ledger_change();
create trigger forbid_change before update or delete or truncate on ledger_batches
  for each statement execute function forbid_ledger_change();
create trigger forbid_change before update or delete or truncate on ledger_batch_balances
  for each statement execute function forbid_ledger_change();
create trigger forbid_change before update or delete or truncate on ledger_proofs
  for each statement execute function forbid_ledger_change();

-- A new account is empty, and only lines change its balance.
create function require_empty_account() returns trigger language plpgsql as $$
begin
  if new.balance is distinct from (case when new.must_not_be_negative then 0 end) then
    raise exception 'account % must start empty', new.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger require_empty_account before insert on ledger_accounts
  for each row execute function require_empty_account();

create function forbid_balance_without_lines() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2
    or (new.name, new.currency, new.must_not_be_negative) is distinct from (old.name, old.currency, old.must_not_be_negative)
  then
    raise exception 'the balance of % is moved by ledger lines alone', old.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_balance_without_lines before update on ledger_accounts
  for each row execute function forbid_balance_without_lines();

create function apply_ledger_line() returns trigger language plpgsql as $$
declare made xid8;
begin
  select made_in into made from journal_entries where id = new.entry_id;
  if made is distinct from pg_current_xact_id() then
    raise exception 'entry % is closed', new.entry_id using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance = balance + new.amount_minor
    where name = new.account and currency = new.currency and must_not_be_negative
    returning balance - new.amount_minor, balance into new.balance_before, new.balance_after;
  if not found then
    new.balance_before := null;
    new.balance_after := null;
  end if;
  return new;
end $$;
create trigger apply_ledger_line before insert on ledger_lines
  for each row execute function apply_ledger_line();

-- Checked when the transaction ends: an entry has two lines or more, in one currency, that sum to zero.
create function check_entry_balance() returns trigger language plpgsql as $$
declare entry uuid; lines bigint; money numeric; kinds bigint;
begin
  entry := case when tg_table_name = 'journal_entries' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'entry_id' end;
  select count(*), sum(amount_minor), count(distinct currency) into lines, money, kinds
    from ledger_lines where entry_id = entry;
  if lines < 2 or money <> 0 or kinds <> 1 then
    raise exception 'entry % does not balance: % lines, % currencies, sum %', entry, lines, kinds, money
      using errcode = 'check_violation', constraint = 'check_entry_balance';
  end if;
  return null;
end $$;
create constraint trigger check_entry_balance after insert on journal_entries
  deferrable initially deferred for each row execute function check_entry_balance();
create constraint trigger check_entry_balance after insert on ledger_lines
  deferrable initially deferred for each row execute function check_entry_balance();
