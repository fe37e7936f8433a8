-- How many units of an item that waits for its purchase are bought already, in store orders of their own. What is bought in part
-- only goes on being bought: nobody cancels, holds or edits it as if nothing was paid for.
alter table order_items add column bought_units integer not null default 0;
alter table order_items add constraint item_bought_in_part
  check (bought_units = 0 or (bought_units > 0 and bought_units < quantity and state = 'pending_purchase')) not valid;
alter table order_items validate constraint item_bought_in_part;
create index order_items_bought_in_part on order_items (site, id) where bought_units > 0;
create trigger order_items_part_marks_queues after update of bought_units on order_items
  for each row when (old.bought_units is distinct from new.bought_units) execute function mark_queues_of_row();
-- What is to be bought is grouped by its store and by the warehouse that receives it.
drop index order_items_to_buy;
create index order_items_to_buy on order_items (site, store, country, state_since, id)
  where state in ('pending_purchase', 'on_hold');
