-- Numbers of phones and national IDs are sealed by the program: the columns hold `sealed:key:…`. Equal numbers are found by
-- an index, a keyed hash; the index of the last four digits is for staff who search. What stands here unsealed is sealed
-- by `people.seal` within minutes.
alter table customers
  add column phone_index text,
  add column phone_end_index text,
  add column contact_phone_end_index text,
  add column national_id_index text;
create unique index customers_of_phone on customers (phone_index) where phone_index is not null;
create index customers_of_phone_end on customers (phone_end_index) where phone_end_index is not null;
create index customers_of_contact_phone_end on customers (contact_phone_end_index) where contact_phone_end_index is not null;
create index customers_of_id_number on customers (national_id_index) where national_id_index is not null;

-- An index never stays behind its number: the earlier program writes numbers without one, and a deletion removes both.
create function drop_stale_indexes() returns trigger language plpgsql as $$
begin
  if new.phone is null or new.phone not like 'sealed:%' then
    new.phone_index := null;
    new.phone_end_index := null;
  end if;
  if new.contact_phone is null or new.contact_phone not like 'sealed:%' then
    new.contact_phone_end_index := null;
  end if;
  if new.national_id is null or new.national_id not like 'sealed:%' then
    new.national_id_index := null;
  end if;
  return new;
end $$;
create trigger drop_stale_indexes before insert or update of phone, contact_phone, national_id on customers
  for each row execute function drop_stale_indexes();
