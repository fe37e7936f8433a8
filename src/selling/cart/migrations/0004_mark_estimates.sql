-- Facts of an item that are our guess, until its customer chooses or the review settles them.
alter table cart_items add column estimated text[] not null default '{}' check (estimated <@ '{category,weight}');
