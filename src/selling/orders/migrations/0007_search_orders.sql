-- Staff find orders by any part of the number, and items by words of the title, in any spelling and both alphabets.
create index orders_by_number_part on orders using gin (number gin_trgm_ops);

alter table order_items add column search_words text not null default '';
create function fill_title_words() returns trigger language plpgsql as $$
begin
  new.search_words := search_words(new.title);
  return new;
end $$;
create trigger fill_title_words before insert or update of title on order_items
  for each row execute function fill_title_words();
update order_items set search_words = search_words(title);
create index order_items_by_words on order_items using gin (search_words gin_trgm_ops);
drop index order_items_by_title;
