-- The ledger: double entry, append-only, in minor units. What it promises is promised here, by the database, so that no
-- mistake in a program can break it: an entry sums to zero in one currency, nothing in it is ever changed or taken away,
-- a balance is the sum of its lines and is never below zero where it must not be.

create table ledger_accounts (
  name text not null check (name ~ '^[a-z-]+(:[A-Za-z0-9._-]+){0,3}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  must_not_be_negative boolean not null
    check (must_not_be_negative = (name ~ '^(customer|order|request|subscription|payment|withdrawal):')),
  -- Kept only where it must not be negative; other accounts are summed when read, so that they are not a queue.
  balance bigint check ((balance is not null) = must_not_be_negative),
  constraint ledger_balance_not_negative check (balance >= 0),
  primary key (name, currency)
);

create table journal_entries (
  id uuid primary key,
  kind text not null,
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  corrects uuid references journal_entries (id),
  reference text,
  note text,
  -- What may be posted only once says what it is; a second time is refused here.
  only_once text unique,
  -- Lines may only be added by the transaction that made the entry.
  made_in xid8 not null default pg_current_xact_id()
);
create index journal_entries_reference on journal_entries (reference);

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
create index ledger_lines_account on ledger_lines (account, currency, id);

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % of % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines
  for each statement execute function ledger_refuse();
create trigger journal_entries_append_only before update or delete or truncate on journal_entries
  for each statement execute function ledger_refuse();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse();

-- A new account holds nothing, and its balance is moved by its lines alone.
create function ledger_account_starts_empty() returns trigger language plpgsql as $$
begin
  if new.balance is distinct from (case when new.must_not_be_negative then 0 end) then
    raise exception 'account % must start empty', new.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_starts_empty before insert on ledger_accounts
  for each row execute function ledger_account_starts_empty();

create function ledger_account_moved_by_lines() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2
    or (new.name, new.currency, new.must_not_be_negative) is distinct from (old.name, old.currency, old.must_not_be_negative)
  then
    raise exception 'the balance of % is moved by ledger lines alone', old.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_moved_by_lines before update on ledger_accounts
  for each row execute function ledger_account_moved_by_lines();

create function ledger_line_moves_balance() returns trigger language plpgsql as $$
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
create trigger ledger_line_moves_balance before insert on ledger_lines
  for each row execute function ledger_line_moves_balance();

-- Looked at when the transaction ends: an entry has two lines or more, in one currency, that sum to zero.
create function ledger_entry_balances() returns trigger language plpgsql as $$
declare entry uuid; lines bigint; money numeric; kinds bigint;
begin
  entry := case when tg_table_name = 'journal_entries' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'entry_id' end;
  select count(*), sum(amount_minor), count(distinct currency) into lines, money, kinds
    from ledger_lines where entry_id = entry;
  if lines < 2 or money <> 0 or kinds <> 1 then
    raise exception 'entry % does not balance: % lines, % currencies, sum %', entry, lines, kinds, money
      using errcode = 'check_violation', constraint = 'ledger_entry_balances';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balances after insert on journal_entries
  deferrable initially deferred for each row execute function ledger_entry_balances();
create constraint trigger ledger_lines_balance after insert on ledger_lines
  deferrable initially deferred for each row execute function ledger_entry_balances();
