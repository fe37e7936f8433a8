-- An item knows its site, and an order since when it waits for a reviewer: a page of a queue is a few rows of an index,
-- however much waits.
alter table order_items add column site text not null default 'eg';
update order_items item set site = orders.site from orders where orders.id = item.order_id and orders.site <> 'eg';
alter table order_items alter column site set default '', add check (site in ('eg', 'ae'));

create function item_has_site_of_order() returns trigger language plpgsql as $$
begin
  new.site := (select site from orders where id = new.order_id);
  return new;
end $$;
create trigger item_has_site_of_order before insert or update of order_id, site on order_items
  for each row execute function item_has_site_of_order();

create index order_items_in_queues on order_items (site, state, state_since, id)
  where state not in ('placed', 'cancelled', 'picked_up', 'delivered');
create index order_items_to_buy on order_items (site, store, state_since, id)
  where state in ('pending_purchase', 'on_hold');
create index order_items_in_warehouse on order_items (site, country, state, state_since, id)
  where state in ('received_at_warehouse', 'ready_for_shipping');

-- Since when the order waits for a reviewer: the longest wait of its items to be reviewed; null while it does not, also
-- while the customer is asked for something. Kept by the database beside every state.
alter table orders add column review_since timestamptz;
create function review_since(order_id uuid) returns timestamptz language sql stable as $$
  select min((select max(step.at) from item_history step where step.item_id = item.id and step.to_state = 'processing'))
    from order_items item
    where item.order_id = $1 and item.state in ('processing', 'pending_review')
      and not exists (select from order_items other where other.order_id = $1 and other.state = 'missing_info')
$$;
update orders set review_since = review_since(id)
  where id in (select order_id from order_items where state in ('processing', 'pending_review'));

create function order_waits_for_review() returns trigger language plpgsql as $$
begin
  update orders set review_since = review_since(id)
    where id = new.order_id and review_since is distinct from review_since(id);
  return null;
end $$;
create trigger order_waits_for_review after update of state on order_items
  for each row when (old.state is distinct from new.state
    and (new.state in ('processing', 'pending_review', 'missing_info')
      or old.state in ('processing', 'pending_review', 'missing_info')))
  execute function order_waits_for_review();

create index orders_to_review on orders (site, review_since, id) include (claimed_by)
  where review_since is not null and editing_by is null;
create index orders_claimed on orders (claimed_by, review_since) where claimed_by is not null;

create trigger order_items_mark_queues after update of state on order_items
  for each row when (old.state is distinct from new.state) execute function mark_queues_of_row();
create trigger orders_mark_queues after update of claimed_by, editing_by on orders
  for each row when (old.claimed_by is distinct from new.claimed_by or old.editing_by is distinct from new.editing_by)
  execute function mark_queues_of_row();
