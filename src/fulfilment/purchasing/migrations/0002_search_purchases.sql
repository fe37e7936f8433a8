-- Staff find what was bought by any part of the store's order number or of the tracking number.
create index store_orders_by_number_part on store_orders using gin (store_order_number gin_trgm_ops);
create index store_order_items_by_tracking_part on store_order_items using gin (tracking_number gin_trgm_ops)
  where tracking_number is not null;
