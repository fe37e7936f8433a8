-- Withdrawals: money a customer takes out. What is promised is kept here too: a status moves only by a known pair and with
-- its row of history, nobody who approved settles, and what is leaving stands in withdrawal:{id} until it left or is back.

-- The house's settings of withdrawing: what is offered where, from which amount, and from where on two people must agree.
create table withdrawal_rules (
  site text not null check (site in ('eg', 'ae')),
  method text not null check (method in ('localCreditCard', 'bankTransfer', 'office', 'fawry')),
  minimum_minor bigint not null check (minimum_minor > 0),
  two_people_from_minor bigint not null check (two_people_from_minor > 0),
  due_days integer not null check (due_days > 0),
  position integer not null,
  primary key (site, method)
);
insert into withdrawal_rules (site, method, minimum_minor, two_people_from_minor, due_days, position) values
  ('eg', 'bankTransfer', 1000, 1000000, 14, 1),
  ('eg', 'localCreditCard', 5000, 1000000, 14, 2),
  ('eg', 'fawry', 1000, 1000000, 14, 3),
  ('eg', 'office', 1000, 1000000, 14, 4),
  ('ae', 'bankTransfer', 1000, 100000, 14, 1),
  ('ae', 'localCreditCard', 5000, 100000, 14, 2),
  ('ae', 'office', 1000, 100000, 14, 3);

-- What goes to the bank (or a till, or Fawry) together, in one file.
create table withdrawal_batches (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  method text not null check (method in ('localCreditCard', 'bankTransfer', 'office', 'fawry')),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  settled_by uuid references staff_members (id),
  settled_at timestamptz,
  paid_from text,
  reference text,
  check ((settled_at is null) = (settled_by is null)),
  check ((settled_at is null) = (paid_from is null))
);

create table withdrawals (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers (id),
  site text not null check (site in ('eg', 'ae')),
  method text not null check (method in ('localCreditCard', 'bankTransfer', 'office', 'fawry')),
  taken_from text not null check (taken_from in ('card', 'cash')),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0 and fee_minor < amount_minor),
  currency text not null check (currency = case site when 'eg' then 'EGP' else 'AED' end),
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
  check (status <> 'successed' or batch_id is not null)
);
create index withdrawals_of_customer on withdrawals (customer_id, site, requested_at desc);
create index withdrawals_open on withdrawals (site, due_by) where status in ('pending_review', 'on_progress');
create index withdrawals_of_batch on withdrawals (batch_id) where batch_id is not null;

-- A person agrees once.
create table withdrawal_approvals (
  withdrawal_id uuid not null references withdrawals (id),
  staff_id uuid not null references staff_members (id),
  at timestamptz not null,
  primary key (withdrawal_id, staff_id)
);

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

create table withdrawal_move_pairs (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into withdrawal_move_pairs (from_status, to_status) values
  ('pending_review', 'on_progress'),
  ('pending_review', 'cancelled'),
  ('pending_review', 'failed'),
  ('on_progress', 'successed'),
  ('on_progress', 'failed');

create trigger withdrawal_history_append_only before update or delete or truncate on withdrawal_history
  for each statement execute function append_only_refuse();
create trigger withdrawal_approvals_append_only before update or delete or truncate on withdrawal_approvals
  for each statement execute function append_only_refuse();
create trigger withdrawal_move_pairs_append_only before update or delete or truncate on withdrawal_move_pairs
  for each statement execute function append_only_refuse();
create trigger withdrawals_stay before delete or truncate on withdrawals
  for each statement execute function append_only_refuse();
create trigger withdrawal_batches_stay before delete or truncate on withdrawal_batches
  for each statement execute function append_only_refuse();

create function withdrawal_keeps_its_word() returns trigger language plpgsql as $$
declare approved bigint;
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
  ) or not exists (select from withdrawal_move_pairs where from_status = old.status and to_status = new.status) then
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
  if new.status = 'successed' and exists (
    select from withdrawal_approvals approval join withdrawal_batches batch on batch.id = new.batch_id
      where approval.withdrawal_id = new.id and approval.staff_id = batch.settled_by
  ) then
    raise exception '% is not settled by who approved it', old.number
      using errcode = 'check_violation', constraint = 'withdrawal_second_person';
  end if;
  return new;
end $$;
create trigger withdrawal_keeps_its_word before insert or update on withdrawals
  for each row execute function withdrawal_keeps_its_word();

create function withdrawal_batch_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null
    or (new.id, new.number, new.site, new.method, new.made_by, new.made_at)
      is distinct from (old.id, old.number, old.site, old.method, old.made_by, old.made_at)
  then
    raise exception 'batch % may not be changed like this', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger withdrawal_batch_keeps_its_word before update on withdrawal_batches
  for each row execute function withdrawal_batch_keeps_its_word();

-- Looked at when the transaction ends: what is leaving is set aside to the piastre, and nothing else is.
create function withdrawal_money_is_set_aside() returns trigger language plpgsql as $$
declare state text; wanted bigint; held bigint;
begin
  select status, amount_minor into state, wanted from withdrawals where id = new.id;
  if state not in ('pending_review', 'on_progress') then wanted := 0; end if;
  select coalesce(sum(balance), 0) into held from ledger_accounts where name = 'withdrawal:' || new.id;
  if held <> wanted then
    raise exception '% holds % where % are leaving', new.number, held, wanted
      using errcode = 'check_violation', constraint = 'withdrawal_money_is_set_aside';
  end if;
  return null;
end $$;
create constraint trigger withdrawal_money_is_set_aside after insert or update on withdrawals
  deferrable initially deferred for each row execute function withdrawal_money_is_set_aside();
