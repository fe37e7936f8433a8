-- What was given to the airline or the forwarder: the boxes that were scanned, by whom, to whom, and the papers as they were
-- then. From this moment the shipment's goods and its count of boxes stay as they are.
create table shipment_handovers (
  shipment_id uuid primary key references shipments (id),
  -- Of the shipment as it was handed over.
  version integer not null,
  papers jsonb not null,
  boxes integer not null check (boxes > 0),
  scanned text[] not null,
  airway_bill text not null check (length(trim(airway_bill)) > 0),
  company text not null check (length(trim(company)) >= 2),
  given_to text not null check (length(trim(given_to)) >= 2),
  given_by uuid not null references staff_members (id),
  given_at timestamptz not null,
  constraint handover_is_the_manifest check (cardinality(scanned) = boxes)
);
comment on table shipment_handovers is 'append-only';
create trigger shipment_handovers_append_only before update or delete or truncate on shipment_handovers
  for each statement execute function append_only_refuse();

-- Nothing leaves without having been handed over, box by box; and what was handed over is what left.
create function dispatched_is_handed_over() returns trigger language plpgsql as $$
begin
  if not exists (select from shipment_handovers where shipment_id = new.id and boxes = new.boxes) then
    raise exception 'shipment % was not handed over', new.number
      using errcode = 'check_violation', constraint = 'dispatched_is_handed_over';
  end if;
  return null;
end $$;
create constraint trigger dispatched_is_handed_over after update on shipments deferrable initially deferred
  for each row when (old.state = 'preparing' and new.state = 'dispatched')
  execute function dispatched_is_handed_over();

create function handed_over_stays() returns trigger language plpgsql as $$
declare shipment uuid := case tg_op when 'DELETE' then old.shipment_id else new.shipment_id end;
begin
  if exists (select from shipment_handovers where shipment_id = shipment) then
    raise exception 'shipment % was handed over: its goods stay on its papers', shipment
      using errcode = 'check_violation', constraint = 'handed_over_stays';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger handed_over_stays before insert or delete on shipment_items
  for each row execute function handed_over_stays();

create function handed_over_boxes_stay() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_handovers where shipment_id = new.id) then
    raise exception 'shipment % was handed over: its boxes stay as they were counted', new.number
      using errcode = 'check_violation', constraint = 'handed_over_stays';
  end if;
  return new;
end $$;
create trigger handed_over_boxes_stay before update of boxes on shipments
  for each row when (old.boxes is distinct from new.boxes) execute function handed_over_boxes_stay();
