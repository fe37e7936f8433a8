-- A reading is what a page said at one moment: reading it again makes another. So what was read of it once holds for good.
create function link_readings_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a reading is never changed: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger link_readings_stay before update on link_readings
  for each statement execute function link_readings_stay();
