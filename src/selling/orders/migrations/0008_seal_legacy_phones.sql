-- The phone of an order from before this shop is sealed by the program.
create or replace function forbid_legacy_order_change() returns trigger language plpgsql as $$
begin
  -- Sealing the phone, or sealing it with another key, changes nothing that was imported.
  if tg_op = 'UPDATE' and old.phone is not null and new.phone like 'sealed:%'
    and (to_jsonb(new) - 'phone') = (to_jsonb(old) - 'phone') then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.customer_id is not null and new.email is null and new.phone is null
    and (to_jsonb(new) - array['email', 'phone']) = (to_jsonb(old) - array['email', 'phone']) then
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.customer_id is not null or new.customer_id is null
    or (to_jsonb(new) - 'customer_id') is distinct from (to_jsonb(old) - 'customer_id') then
    raise exception 'an order from before this shop stays as it was imported' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
