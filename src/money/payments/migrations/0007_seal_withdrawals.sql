-- The phone of a withdrawal is sealed by the program.
create or replace function check_withdrawal_change() returns trigger language plpgsql as $$
declare approved bigint; payer uuid; was withdrawals := old;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending_review' or new.batch_id is not null then
      raise exception 'a withdrawal begins under review, not %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;
  -- Sealing its phone, or sealing it with another key, changes nothing that was asked for.
  if new.phone like 'sealed:%' and old.phone is not null then was.phone := new.phone; end if;
  if to_jsonb(new) - array['status', 'batch_id', 'settled_at', 'reject_reason']
    is distinct from to_jsonb(was) - array['status', 'batch_id', 'settled_at', 'reject_reason']
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
