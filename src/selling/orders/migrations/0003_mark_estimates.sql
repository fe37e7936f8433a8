-- Facts of an item that were our guess when it was ordered; the review confirms or corrects them.
alter table order_items add column estimated text[] not null default '{}' check (estimated <@ '{category,weight}');
