-- What the queues of a large shop count and page through is in their indexes alone; each is named as before and has a little more.
drop index order_items_in_queues;
create index order_items_in_queues on order_items (site, state, state_since, id) include (country)
  where state not in ('placed', 'cancelled', 'picked_up', 'delivered');
drop index order_items_to_buy;
create index order_items_to_buy on order_items (site, store, country, state_since, id) include (state, order_id)
  where state in ('pending_purchase', 'on_hold');
create index order_items_to_review on order_items (site, store, order_id) where state in ('processing', 'pending_review');
-- The few that a customer or a colleague is changing right now.
create index orders_edited on orders (id) where editing_by is not null;
