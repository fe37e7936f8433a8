-- What arrived in our warehouses abroad, and the shipments that bring it home.

create table received_items (
  item_id uuid primary key references order_items (id),
  place text not null,
  tracking_number text not null,
  unit_grams integer not null check (unit_grams > 0),
  condition text not null check (condition in ('good', 'wrong', 'damaged', 'short', 'prohibited')),
  note text not null,
  photo_id uuid references stored_files (id),
  received_by uuid not null references staff_members (id),
  received_at timestamptz not null
);

create table unknown_parcels (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  place text not null,
  tracking_number text not null,
  note text not null,
  photo_id uuid references stored_files (id),
  received_by uuid not null references staff_members (id),
  received_at timestamptz not null,
  resolved_at timestamptz
);

create table shipments (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  origin text not null,
  state text not null check (state in ('preparing', 'dispatched', 'in_uae', 'at_customs', 'at_hub')),
  boxes integer not null check (boxes > 0),
  airway_bill text,
  created_by uuid not null references staff_members (id),
  created_at timestamptz not null,
  version integer not null default 1
);

create table shipment_items (
  item_id uuid primary key references order_items (id),
  shipment_id uuid not null references shipments (id)
);
create index shipment_items_of_shipment on shipment_items (shipment_id);

create table shipment_history (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipments (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null
);
create trigger shipment_history_append_only before update or delete or truncate on shipment_history
  for each statement execute function append_only_refuse();
