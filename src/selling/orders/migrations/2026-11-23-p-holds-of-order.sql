create index order_holds_of_order on order_holds (order_id);
