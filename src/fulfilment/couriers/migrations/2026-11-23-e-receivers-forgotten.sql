-- Who received a parcel may be forgotten once its way has ended; all else that a waybill was written for still never changes.
create function waybill_forgets_receiver() returns trigger language plpgsql as $$
begin
  if old.ended_at is null
    or (to_jsonb(new) - array['receiver_name', 'receiver_phone', 'address'])
      is distinct from (to_jsonb(old) - array['receiver_name', 'receiver_phone', 'address'])
  then
    raise exception 'waybill % does not forget its receiver like this', old.reference
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

drop trigger waybill_keeps_its_word on waybills;
create trigger waybill_begins before insert on waybills
  for each row execute function waybill_keeps_its_word();
create trigger waybill_keeps_its_word before update on waybills
  for each row when (new.receiver_name <> '—' or old.receiver_name = '—') execute function waybill_keeps_its_word();
create trigger waybill_forgets_receiver before update on waybills
  for each row when (new.receiver_name = '—' and old.receiver_name <> '—') execute function waybill_forgets_receiver();
