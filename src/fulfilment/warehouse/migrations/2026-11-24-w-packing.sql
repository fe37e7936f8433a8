-- What was asked of goods on the scale, and what it showed for whoever packs them.
alter table received_items add column answers jsonb not null default '{}';
alter table received_items add column has_battery boolean not null default false;
alter table received_items add column has_liquid boolean not null default false;

-- The bins of our warehouses abroad. A bin is retired, never forgotten: chains name it.
create table bins (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  place text not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,15}$'),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  retired_at timestamptz,
  unique (site, place, code)
);

-- Parcels nobody expects: more pictures, a weight, and who gave them to which item. That stays for good.
alter table unknown_parcels add column grams integer check (grams > 0);
alter table unknown_parcels add column item_id uuid references order_items (id);
alter table unknown_parcels add column claimed_by uuid references staff_members (id);
alter table unknown_parcels add column why text;
alter table unknown_parcels add constraint unknown_parcel_is_claimed
  check ((item_id is null) = (claimed_by is null) and (item_id is null or (resolved_at is not null and why <> '')));
create table unknown_parcel_photos (
  parcel_id uuid not null references unknown_parcels (id),
  file_id uuid not null references stored_files (id),
  place integer not null,
  primary key (parcel_id, file_id)
);
comment on table unknown_parcel_photos is 'append-only';
insert into unknown_parcel_photos (parcel_id, file_id, place)
  select id, photo_id, 0 from unknown_parcels where photo_id is not null;
create index unknown_parcels_waiting on unknown_parcels (site, received_at, id) where resolved_at is null;
create function unknown_parcel_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.resolved_at is not null then
    raise exception 'unknown parcel % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger unknown_parcel_stays before update or delete on unknown_parcels
  for each row execute function unknown_parcel_stays();

-- Boxes: the goods of one customer, from one warehouse. Closed with its size and weight; opened again where it has to be.
create sequence box_barcodes start 1000001;
create table boxes (
  id uuid primary key,
  barcode text not null unique default custody_barcode('B', nextval('box_barcodes')),
  site text not null check (site in ('eg', 'ae')),
  place text not null,
  customer_id uuid not null references customers (id),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  length_cm integer check (length_cm between 1 and 300),
  width_cm integer check (width_cm between 1 and 300),
  height_cm integer check (height_cm between 1 and 300),
  gross_grams integer check (gross_grams > 0),
  closed_by uuid references staff_members (id),
  closed_at timestamptz,
  check (num_nulls(length_cm, width_cm, height_cm, gross_grams, closed_by, closed_at) in (0, 6))
);
create index boxes_listed on boxes (site, place, (closed_at is not null), made_at desc, id);
create index boxes_of_customer on boxes (customer_id) where closed_at is null;

create table box_pieces (
  piece_id uuid primary key references pieces (id),
  box_id uuid not null references boxes (id),
  put_at timestamptz not null
);
create index box_pieces_of_box on box_pieces (box_id);

-- One consignee a box: customs clears it in one name.
create function box_has_one_consignee() returns trigger language plpgsql as $$
begin
  if not exists (
    select from boxes join pieces on pieces.id = new.piece_id and pieces.site = boxes.site
      join order_items item on item.id = pieces.item_id join orders on orders.id = item.order_id
    where boxes.id = new.box_id and boxes.closed_at is null and orders.customer_id = boxes.customer_id
      and item.country = boxes.place
  ) then
    raise exception 'piece % does not belong into box %', new.piece_id, new.box_id
      using errcode = 'check_violation', constraint = 'box_has_one_consignee';
  end if;
  return new;
end $$;
create trigger box_has_one_consignee before insert or update on box_pieces
  for each row execute function box_has_one_consignee();

-- From where on a packer is warned: data with its source, by site; a site that has no row warns of nothing.
create table packing_limits (
  site text not null check (site in ('eg', 'ae')),
  kind text not null check (kind in ('box_grams', 'box_side_cm', 'box_value_usd', 'consignee_value_usd', 'consignee_grams')),
  most integer not null check (most > 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text not null check (source <> ''),
  primary key (site, kind, valid_from)
);
comment on table packing_limits is 'append-only but for valid_to';
insert into packing_limits (site, kind, most, valid_from, source) values
  ('eg', 'box_grams', 32000, '2025-01-01', 'IATA: the heaviest single piece lifted by hand, 32 kg'),
  ('ae', 'box_grams', 32000, '2025-01-01', 'IATA: the heaviest single piece lifted by hand, 32 kg'),
  ('eg', 'box_side_cm', 120, '2025-01-01', 'DHL Express: longest side of a standard piece, 120 cm'),
  ('ae', 'box_side_cm', 120, '2025-01-01', 'DHL Express: longest side of a standard piece, 120 cm'),
  ('eg', 'consignee_value_usd', 2000, '2025-01-01',
    'Egypt: above 2,000 USD a consignment is cleared formally (Aramex customs guide, undated)'),
  ('ae', 'consignee_value_usd', 272, '2023-03-01', 'UAE: personal goods up to 1,000 AED free of duty, until further notice');
