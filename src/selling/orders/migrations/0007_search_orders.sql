-- Staff find orders by any part of the number, and items by words of the title, in any spelling and both alphabets.
create index orders_by_number_part on orders using gin (number gin_trgm_ops);

-- Beside the items, because whoever reads an item has no use for them.
create table item_search_words (
  item_id uuid primary key references order_items (id),
  site text not null references sites,
  country text not null,
  words text not null
);
create function keep_title_words() returns trigger language plpgsql as $$
begin
  insert into item_search_words (item_id, site, country, words)
    values (new.id, new.site, new.country, search_words(new.title))
    on conflict (item_id) do update set country = excluded.country, words = excluded.words;
  return null;
end $$;
create trigger keep_title_words after insert or update of title, country on order_items
  for each row execute function keep_title_words();
insert into item_search_words (item_id, site, country, words)
  select id, site, country, search_words(title) from order_items;
create index item_search_words_by_part on item_search_words using gin (words gin_trgm_ops);
drop index order_items_by_title;
