-- What a card has paid since a day, and which store orders wait for their seller, is in the indexes alone: each look at a queue
-- asks for it.
create index store_orders_of_card_spent on store_orders (card_id, bought_at) include (card_minor);
drop index store_orders_of_card;
drop index store_order_items_unsent;
create index store_order_items_unsent on store_order_items (store_order_id) include (item_id)
  where shipped_at is null and closed_at is null;
