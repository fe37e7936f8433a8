-- Customers are found by name and mail, in any spelling and both alphabets.
alter table customers add column search_words text not null default '';

create function fill_search_words() returns trigger language plpgsql as $$
begin
  new.search_words := case when new.deleted_at is null
    then search_words(concat_ws(' ', new.first_name, new.last_name)) || ' ' || lower(new.email::text) else '' end;
  return new;
end $$;
create trigger fill_search_words before insert or update of first_name, last_name, email on customers
  for each row execute function fill_search_words();

update customers
  set search_words = search_words(concat_ws(' ', first_name, last_name)) || ' ' || lower(email::text)
  where deleted_at is null;
create index customers_by_words on customers using gin (search_words gin_trgm_ops);
create index customers_newest on customers (created_at desc, id) where deleted_at is null;
