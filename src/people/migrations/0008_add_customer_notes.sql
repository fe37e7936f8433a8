-- What staff note about a customer, for each other: only added to, and gone with the account.
create table customer_notes (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  staff_id uuid not null references staff_members (id),
  site text not null references sites,
  said text not null check (length(trim(said)) between 1 and 2000),
  at timestamptz not null
);
create index customer_notes_of_customer on customer_notes (customer_id, at desc);
create trigger forbid_deleted_customer before insert on customer_notes for each row execute function forbid_deleted_customer();

create function forbid_note_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from customers where id = old.customer_id and deleted_at is not null) then
    return old;
  end if;
  raise exception 'a note about a customer stays as it was written' using errcode = 'restrict_violation';
end $$;
create trigger forbid_note_change before update or delete on customer_notes
  for each row execute function forbid_note_change();

-- A blocked customer begins nothing: an order or a payment that is on its way through the program meets the block here. What
-- goes on are goods on their way: what is due for them is paid at our desk.
create function forbid_blocked_customer() returns trigger language plpgsql as $$
declare blocked timestamptz;
begin
  select suspended_at into blocked from customers where id = new.customer_id for key share;
  if blocked is not null then
    raise exception 'account % is blocked', new.customer_id
      using errcode = 'check_violation', constraint = 'forbid_blocked_customer';
  end if;
  return new;
end $$;
create trigger forbid_blocked_customer before insert on sessions
  for each row when (new.customer_id is not null) execute function forbid_blocked_customer();
