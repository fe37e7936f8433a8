-- An account that its owner deleted: who it was is forgotten; the number stays, since orders, invoices and the ledger, which
-- the law wants kept, name it. It never comes back, and nothing new begins under it.
alter table customers add deleted_at timestamptz;
alter table customers add constraint customers_forgotten check (deleted_at is null or (
  email = (id::text || '@deleted.invalid')::citext and phone is null and password_hash = '' and first_name = '—'
  and last_name = '' and national_id is null and tax_id is null and billing = '{}' and not newsletter
  and suspended_at is not null));

create function customer_stays_deleted() returns trigger language plpgsql as $$
begin
  raise exception 'account % is deleted', old.id using errcode = 'restrict_violation';
end $$;
create trigger customer_stays_deleted before update on customers
  for each row when (old.deleted_at is not null and new is distinct from old) execute function customer_stays_deleted();

-- The account is held as a foreign key holds it: a deletion waits for what begins, and what begins for a deletion.
create function customer_is_here() returns trigger language plpgsql as $$
declare gone timestamptz;
begin
  select deleted_at into gone from customers where id = new.customer_id for key share;
  if gone is not null then
    raise exception 'account % is deleted', new.customer_id
      using errcode = 'check_violation', constraint = 'customer_is_here';
  end if;
  return new;
end $$;

create trigger customer_is_here before insert on sessions
  for each row when (new.customer_id is not null) execute function customer_is_here();
create trigger customer_is_here before insert on mailed_tokens for each row execute function customer_is_here();
create trigger customer_is_here before insert on addresses for each row execute function customer_is_here();
create trigger customer_is_here before insert on national_ids for each row execute function customer_is_here();
