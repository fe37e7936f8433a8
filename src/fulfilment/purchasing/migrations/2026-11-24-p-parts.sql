-- What is sent, put aside or closed of a line changes what queues show, also where its item stays in its state.
create function mark_queues_of_line() returns trigger language plpgsql as $$
begin
  perform mark_queues((select site from store_orders where id = new.store_order_id));
  return new;
end $$;
create trigger store_order_items_mark_queues after update of shipped_at, arrived_at, closed_at on store_order_items
  for each row execute function mark_queues_of_line();
