-- A number typed or scanned is found by its beginning, however many there are.
create index store_order_items_by_tracking on store_order_items (tracking_number text_pattern_ops) where tracking_number is not null;
