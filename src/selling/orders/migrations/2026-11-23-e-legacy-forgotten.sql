-- An order from before this shop stays as it was imported; whose it is known by its customer, whose email and phone it may forget.
do $$ declare known text; begin
  select conname into strict known from pg_constraint where conrelid = 'legacy_orders'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%email IS NOT NULL%';
  execute format('alter table legacy_orders drop constraint %I', known);
end $$;
alter table legacy_orders add constraint legacy_orders_known check (
  email is not null or phone is not null or customer_id is not null);
comment on table legacy_orders is 'append-only but for customer_id, email, phone';

create or replace function legacy_order_stays() returns trigger language plpgsql as $$
begin
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
