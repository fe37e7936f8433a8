-- How much stands in the warehouses abroad is counted from the index alone.
drop index order_items_in_warehouse;
create index order_items_in_warehouse on order_items (site, country, state, state_since, id) include (quantity)
  where state in ('received_at_warehouse', 'ready_for_shipping');
