-- Where a withdrawal is paid from exists: a batch leaves one of our bank accounts, an office's cash leaves its open till, to
-- somebody whose name and papers were seen.

-- From here on no batch pays cash: it is handed over one by one.
alter table withdrawal_batches add constraint withdrawal_batches_go_to_banks check (method <> 'office') not valid;
-- What stood in such a batch and is not paid waits for its customer at the till.
update withdrawals set batch_id = null
  where status = 'on_progress' and batch_id in (select id from withdrawal_batches where method = 'office' and settled_at is null);

create table withdrawal_payouts (
  withdrawal_id uuid primary key references withdrawals (id),
  office text not null,
  -- The till it was paid from.
  reference text not null,
  paid_by uuid not null references staff_members (id),
  paid_at timestamptz not null,
  -- Who took it, sealed: name and number of the papers. The last four alone are read without the key.
  collector bytea not null check (substr(collector, 1, 4) = 'MSA1'::bytea),
  collector_last4 text not null check (collector_last4 ~ '^[0-9A-Z]{4}$')
);
create trigger withdrawal_payouts_append_only before update or delete or truncate on withdrawal_payouts
  for each statement execute function append_only_refuse();
comment on table withdrawal_payouts is 'append-only';

do $$
declare name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'withdrawals'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%batch_id IS NOT NULL%';
  execute format('alter table withdrawals drop constraint %I', name);
end $$;

create or replace function withdrawal_keeps_its_word() returns trigger language plpgsql as $$
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

create or replace function withdrawal_batch_keeps_its_word() returns trigger language plpgsql as $$
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
