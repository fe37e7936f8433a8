-- The receiver's phone is sealed by the program, and found by an index of its last four digits.
alter table waybills add column receiver_phone_end_index text;
create index waybills_of_phone_end on waybills (receiver_phone_end_index) where receiver_phone_end_index is not null;

create or replace function check_waybill_change() returns trigger language plpgsql as $$
declare was waybills := old;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'asked' then
      raise exception 'waybill % begins as asked', new.reference
        using errcode = 'check_violation', constraint = 'waybill_moves';
    end if;
    return new;
  end if;
  -- Sealing a number, or sealing it with another key, changes nothing that was agreed.
  if new.receiver_phone like 'sealed:%' then was.receiver_phone := new.receiver_phone; end if;
  if new.address ->> 'phone' like 'sealed:%' and old.address ? 'phone' then
    was.address := jsonb_set(old.address, '{phone}', new.address -> 'phone');
  end if;
  if (new.id, new.site, new.company, new.request_id, new.request_number, new.attempt, new.reference, new.receiver_name,
      new.receiver_phone, new.address, new.weight_grams, new.pieces, new.contents, new.cash_minor, new.asked_at)
    is distinct from (old.id, old.site, old.company, old.request_id, old.request_number, old.attempt, old.reference,
      old.receiver_name, was.receiver_phone, was.address, old.weight_grams, old.pieces, old.contents, old.cash_minor,
      old.asked_at)
    or (old.awb is not null and new.awb is distinct from old.awb and old.state <> 'booked')
    or (old.collected_at is not null and new.collected_at is distinct from old.collected_at)
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
  then
    raise exception 'what waybill % was written for never changes', old.reference using errcode = 'restrict_violation';
  end if;
  if new.state = old.state then return new; end if;
  if not exists (
    select from waybill_history
      where waybill_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from waybill_history where waybill_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'waybill % may not move from % to %', old.reference, old.state, new.state
      using errcode = 'check_violation', constraint = 'waybill_moves';
  end if;
  return new;
end $$;

create or replace function check_receiver_forgotten() returns trigger language plpgsql as $$
begin
  if old.ended_at is null
    or (to_jsonb(new) - array['receiver_name', 'receiver_phone', 'receiver_phone_end_index', 'address'])
      is distinct from (to_jsonb(old) - array['receiver_name', 'receiver_phone', 'receiver_phone_end_index', 'address'])
  then
    raise exception 'waybill % does not forget its receiver like this', old.reference
      using errcode = 'restrict_violation';
  end if;
  new.receiver_phone_end_index := null;
  return new;
end $$;
