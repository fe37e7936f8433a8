-- A box goes into one shipment at most, closed and with all that is in it; what left in it is never opened again.
alter table boxes add column shipment_id uuid references shipments (id);
alter table boxes add constraint box_in_shipment_is_closed check (shipment_id is null or closed_at is not null);
create index boxes_of_shipment on boxes (shipment_id) where shipment_id is not null;

-- The boxes that were packed before: those of which all goods are in the same shipment.
update boxes set shipment_id = whole.shipment_id
from (
  select inside.box_id, (array_agg(distinct part.shipment_id))[1] as shipment_id
  from box_pieces inside join pieces piece on piece.id = inside.piece_id
    left join shipment_items part on part.item_id = piece.item_id
  where coalesce(piece.place_kind, '') not in ('store', 'stock', 'disposed', 'lost')
  group by inside.box_id
  having count(*) = count(part.shipment_id) and count(distinct part.shipment_id) = 1
) whole
where whole.box_id = boxes.id and boxes.closed_at is not null;

-- All goods of a box are in its shipment, and goods of a shipment lie in no box of elsewhere. Looked at as the act ends.
create function box_goes_whole() returns trigger language plpgsql as $$
begin
  if exists (
    select from boxes box join box_pieces inside on inside.box_id = box.id join pieces piece on piece.id = inside.piece_id
      left join shipment_items part on part.item_id = piece.item_id
    where box.id = new.id and coalesce(piece.place_kind, '') not in ('store', 'stock', 'disposed', 'lost')
      and part.shipment_id is distinct from box.shipment_id
  ) then
    raise exception 'box % does not go whole into one shipment', new.barcode
      using errcode = 'check_violation', constraint = 'box_goes_whole';
  end if;
  return null;
end $$;
create constraint trigger box_goes_whole after update on boxes deferrable initially deferred
  for each row when (old.shipment_id is distinct from new.shipment_id) execute function box_goes_whole();

create function goods_go_with_their_boxes() returns trigger language plpgsql as $$
declare item uuid := case tg_op when 'DELETE' then old.item_id else new.item_id end;
declare shipment uuid := (select shipment_id from shipment_items where item_id = item);
begin
  if exists (
    select from pieces piece join box_pieces inside on inside.piece_id = piece.id join boxes box on box.id = inside.box_id
    where piece.item_id = item and coalesce(piece.place_kind, '') not in ('store', 'stock', 'disposed', 'lost')
      and box.shipment_id is distinct from shipment
      -- Boxes from before this rule have no shipment; their goods may leave the shipments they are in.
      and (tg_op <> 'DELETE' or box.shipment_id is not null)
  ) then
    raise exception 'item % does not go with its boxes', item
      using errcode = 'check_violation', constraint = 'goods_go_with_their_boxes';
  end if;
  return null;
end $$;
create constraint trigger goods_go_with_their_boxes after insert or delete on shipment_items deferrable initially deferred
  for each row execute function goods_go_with_their_boxes();

create function box_in_shipment_stays() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and exists (select from boxes where id = old.box_id and shipment_id is not null) then
    raise exception 'box % is in a shipment: what is in it stays there', old.box_id
      using errcode = 'check_violation', constraint = 'box_in_shipment_stays';
  end if;
  if tg_op <> 'DELETE' and exists (
    select from pieces piece join shipment_items part on part.item_id = piece.item_id
      join shipments on shipments.id = part.shipment_id and shipments.state = 'preparing'
    where piece.id = new.piece_id
  ) then
    raise exception 'piece % is in a shipment already', new.piece_id
      using errcode = 'check_violation', constraint = 'box_in_shipment_stays';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger box_in_shipment_stays before insert or update or delete on box_pieces
  for each row execute function box_in_shipment_stays();

-- What was handed over keeps its boxes.
create function handed_over_box_stays() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_handovers where shipment_id in (old.shipment_id, new.shipment_id)) then
    raise exception 'box % is in a shipment that was handed over', old.barcode
      using errcode = 'check_violation', constraint = 'handed_over_stays';
  end if;
  return new;
end $$;
create trigger handed_over_box_stays before update on boxes
  for each row when (old.shipment_id is distinct from new.shipment_id or old.shipment_id is not null)
  execute function handed_over_box_stays();

-- Nothing leaves in a box that is open, or that does not go with this shipment.
create function dispatched_boxes_are_whole() returns trigger language plpgsql as $$
begin
  if exists (
    select from shipment_items part join pieces piece on piece.item_id = part.item_id
      join box_pieces inside on inside.piece_id = piece.id join boxes box on box.id = inside.box_id
    where part.shipment_id = new.id and coalesce(piece.place_kind, '') not in ('store', 'stock', 'disposed', 'lost')
      and (box.closed_at is null or box.shipment_id is distinct from new.id)
  ) then
    raise exception 'shipment % has boxes that are open or another''s', new.number
      using errcode = 'check_violation', constraint = 'dispatched_boxes_are_whole';
  end if;
  return null;
end $$;
create constraint trigger dispatched_boxes_are_whole after update on shipments deferrable initially deferred
  for each row when (old.state = 'preparing' and new.state = 'dispatched') execute function dispatched_boxes_are_whole();

-- A shipment that is being prepared may be dissolved. It keeps its number and its history, and nothing is in it.
alter table shipments drop constraint shipments_state_check;
alter table shipments add constraint shipments_state_check
  check (state in ('preparing', 'dispatched', 'in_uae', 'at_customs', 'at_hub', 'dissolved'));
insert into shipment_move_pairs (from_state, to_state) values ('preparing', 'dissolved');
drop index shipments_listed;
create index shipments_listed on shipments (site, (state in ('at_hub', 'dissolved')), created_at desc, id);

create function dissolved_is_empty() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_items where shipment_id = new.id) then
    raise exception 'shipment % is dissolved and not empty', new.number
      using errcode = 'check_violation', constraint = 'dissolved_is_empty';
  end if;
  return null;
end $$;
create constraint trigger dissolved_is_empty after update on shipments deferrable initially deferred
  for each row when (new.state = 'dissolved') execute function dissolved_is_empty();

-- What waits in the warehouse for a shipment is counted anew with whatever comes into one or out of it.
create function mark_queues_of_shipment() returns trigger language plpgsql as $$
begin
  perform mark_queues(site) from shipments
    where id = case tg_op when 'DELETE' then old.shipment_id else new.shipment_id end;
  return null;
end $$;
create trigger shipment_items_mark_queues after insert or delete on shipment_items
  for each row execute function mark_queues_of_shipment();
