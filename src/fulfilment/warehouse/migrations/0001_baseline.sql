-- Goods received in our warehouses abroad, and the shipments to the hub.

-- Boxes: goods of one customer, from one warehouse. Closed with size and weight; can be opened again.
create sequence box_barcodes start 1000001;

create table received_items (
  item_id uuid primary key references order_items (id),
  place text not null,
  tracking_number text not null,
  unit_grams integer not null check (unit_grams > 0),
  condition text not null,
  note text not null,
  photo_id uuid references stored_files (id),
  received_by uuid not null references staff_members (id),
  received_at timestamptz not null,
  -- The answers at receiving, and notes for the packer.
  answers jsonb not null default '{}',
  has_battery boolean not null default false,
  has_liquid boolean not null default false,
  constraint received_items_condition_check
    check (condition in ('good', 'wrong', 'damaged', 'short', 'overweight', 'prohibited'))
);

create table unknown_parcels (
  id uuid primary key,
  site text not null references sites,
  place text not null,
  tracking_number text not null,
  note text not null,
  photo_id uuid references stored_files (id),
  received_by uuid not null references staff_members (id),
  received_at timestamptz not null,
  resolved_at timestamptz,
  -- Unexpected parcels: pictures, weight, and who claimed them for which item. Kept for good.
  grams integer check (grams > 0),
  item_id uuid references order_items (id),
  claimed_by uuid references staff_members (id),
  why text,
  -- An unknown parcel may also end without an owner: sent back, disposed of, recorded twice, not ours. If its number
  -- was received by a scan after all, it belongs to that item.
  ended_as text
    check (ended_as in ('sent_back', 'disposed', 'noted_twice', 'not_ours', 'scanned')),
  ended_by uuid references staff_members (id),
  constraint unknown_parcel_is_claimed
    check ((item_id is null) = (claimed_by is null) and (item_id is null or (resolved_at is not null and why <> ''))),
  constraint unknown_parcel_is_ended check (
    case when ended_as is null then ended_by is null
      when ended_as = 'scanned' then ended_by is null and item_id is not null
      else ended_by is not null and item_id is null and resolved_at is not null and coalesce(why, '') <> '' end
  )
);
create index unknown_parcels_waiting on unknown_parcels (site, received_at, id) where resolved_at is null;
create index unknown_parcels_of_number on unknown_parcels (tracking_number) where resolved_at is null;

create table shipments (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  origin text not null,
  state text not null,
  boxes integer not null check (boxes > 0),
  airway_bill text,
  created_by uuid not null references staff_members (id),
  created_at timestamptz not null,
  version integer not null default 1,
  constraint shipments_state_check
    check (state in ('preparing', 'dispatched', 'in_uae', 'at_customs', 'at_hub', 'dissolved'))
);
create index shipments_at_customs on shipments (site, created_at, id) where state = 'at_customs';
create index shipments_listed on shipments (site, (state in ('at_hub', 'dissolved')), created_at desc, id);
create trigger shipments_mark_queues after insert on shipments for each row execute function mark_queues_of_row();
create trigger shipments_moved_mark_queues after update of state on shipments
  for each row when (old.state is distinct from new.state) execute function mark_queues_of_row();

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
  to_state text not null,
  made_in xid8 not null default pg_current_xact_id()
);
create trigger forbid_change before update or delete or truncate on shipment_history
  for each statement execute function forbid_change();

-- The papers that customs want of a shipment. Which are needed on a site may be switched; the last word holds.
create table clearance_rules (
  id bigint generated always as identity primary key,
  site text not null references sites,
  kind text not null check (kind in ('airway_bill', 'invoice', 'acid', 'national_id', 'permit')),
  needed boolean not null,
  reason text not null check (length(trim(reason)) >= 3),
  changed_by uuid not null references staff_members (id),
  changed_at timestamptz not null
);
comment on table clearance_rules is 'append-only';
create trigger forbid_change before update or delete or truncate on clearance_rules
  for each statement execute function forbid_change();

create table clearance_papers (
  id uuid primary key,
  shipment_id uuid not null references shipments (id),
  kind text not null check (kind in ('airway_bill', 'invoice', 'acid', 'permit')),
  -- A permit is for goods; the others are for the whole shipment.
  item_id uuid references order_items (id),
  number text,
  file_id uuid references stored_files (id),
  state text not null default 'given' check (state in ('given', 'accepted', 'refused')),
  given_by uuid not null references staff_members (id),
  given_at timestamptz not null,
  decided_by uuid references staff_members (id),
  decided_at timestamptz,
  why text,
  replaced_at timestamptz,
  check (number is not null or file_id is not null),
  check ((kind = 'permit') = (item_id is not null)),
  check (kind <> 'acid' or number ~ '^[0-9]{19}$'),
  check ((state = 'given') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (state <> 'refused' or length(trim(why)) >= 3)
);
create unique index clearance_papers_one on clearance_papers (shipment_id, kind, item_id) nulls not distinct
  where replaced_at is null;
create trigger forbid_delete before delete or truncate on clearance_papers
  for each statement execute function forbid_change();

-- Customs released the goods: with every paper accepted, or with a reason that a second person agreed to.
create table shipment_releases (
  id uuid primary key,
  shipment_id uuid not null references shipments (id),
  -- The papers that were not accepted when it was requested.
  missing jsonb not null,
  reason text,
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  released_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  constraint release_is_complete_or_agreed check (
    released_at is null or jsonb_array_length(missing) = 0 or agreed_by is not null),
  constraint release_has_a_reason check (jsonb_array_length(missing) = 0 or length(trim(reason)) >= 3),
  constraint release_second_person check (agreed_by is null or agreed_by <> asked_by),
  check (agreed_by is null or released_at is not null),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (released_at is null or withdrawn_at is null)
);
create unique index shipment_releases_one on shipment_releases (shipment_id) where withdrawn_at is null;
create trigger forbid_delete before delete or truncate on shipment_releases
  for each statement execute function forbid_change();

-- The customs' real charges: one staff member enters them with the receipt, another agrees, and they are posted. Each
-- item has its part beside the quoted amount.
create table customs_assessments (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  shipment_id uuid not null references shipments (id),
  -- Only one consignee's goods; null: everything in the shipment.
  customer_id uuid references customers (id),
  declaration text not null check (length(trim(declaration)) >= 3),
  duty_minor bigint not null check (duty_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  fees_minor bigint not null check (fees_minor >= 0),
  -- Our account that paid it.
  bank_account text not null,
  receipt_id uuid not null references stored_files (id),
  entered_by uuid not null references staff_members (id),
  entered_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  entry_id uuid unique references journal_entries (id),
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  withdrawn_why text,
  constraint assessment_is_of_something check (duty_minor + vat_minor + fees_minor > 0),
  check ((agreed_by is null) = (agreed_at is null) and (agreed_by is null) = (entry_id is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null) and (withdrawn_at is null) = (withdrawn_why is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint assessment_second_person check (agreed_by is null or agreed_by <> entered_by)
);
-- A declaration is paid once.
create unique index customs_assessments_once on customs_assessments (site, declaration) where withdrawn_at is null;
create index customs_assessments_of_shipment on customs_assessments (shipment_id, entered_at);
create trigger forbid_delete before delete or truncate on customs_assessments
  for each statement execute function forbid_change();

create table customs_assessment_items (
  assessment_id uuid not null references customs_assessments (id),
  item_id uuid not null references order_items (id),
  -- The customs line and the clearance line of the customer's price when this was entered.
  quoted_duty_minor bigint not null,
  quoted_fees_minor bigint not null,
  duty_minor bigint not null,
  vat_minor bigint not null,
  fees_minor bigint not null,
  primary key (assessment_id, item_id)
);
create index customs_assessment_items_of_item on customs_assessment_items (item_id);
comment on table customs_assessment_items is 'append-only';
create trigger forbid_change before update or delete or truncate on customs_assessment_items
  for each statement execute function forbid_change();

-- The hand-over to the airline or forwarder: the scanned boxes, by whom, to whom, and the papers of that moment. From
-- then on the shipment's goods and number of boxes do not change.
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
create trigger forbid_change before update or delete or truncate on shipment_handovers
  for each statement execute function forbid_change();

-- The consignees of a hand-over's papers: stored separately, so that a deleted account can be removed there too.
create table handover_consignees (
  shipment_id uuid not null references shipment_handovers (shipment_id),
  customer_id uuid not null references customers (id),
  name text not null,
  phone text not null,
  address text not null,
  primary key (shipment_id, customer_id)
);
create index handover_consignees_of_customer on handover_consignees (customer_id);
create trigger forbid_delete before delete or truncate on handover_consignees
  for each statement execute function forbid_change();

-- The result of receiving a shipment at the hub: closed automatically with the last scan, or by staff with the missing
-- items.
create table shipment_receipts (
  shipment_id uuid primary key references shipments (id),
  closed_by uuid references staff_members (id),
  closed_at timestamptz not null,
  expected integer not null check (expected >= 0),
  scanned integer not null check (scanned >= 0),
  short integer not null check (short >= 0),
  over integer not null check (over >= 0),
  damaged integer not null check (damaged >= 0),
  check (scanned + short = expected)
);
comment on table shipment_receipts is 'append-only';
create trigger forbid_change before update or delete or truncate on shipment_receipts
  for each statement execute function forbid_change();

-- Goods found with a shipment that are not on its manifest: what was seen, and what happened to them.
create table hub_sightings (
  id uuid primary key,
  site text not null references sites,
  shipment_id uuid references shipments (id),
  says text not null check (length(trim(says)) >= 2),
  note text not null,
  photo_id uuid references stored_files (id),
  seen_by uuid not null references staff_members (id),
  seen_at timestamptz not null,
  resolved_by uuid references staff_members (id),
  resolved_at timestamptz,
  resolution text,
  check ((resolved_by is null) = (resolved_at is null) and (resolved_at is null) = (resolution is null)),
  check (resolution is null or length(trim(resolution)) >= 3)
);
create index hub_sightings_open on hub_sightings (site, seen_at) where resolved_at is null;
create trigger forbid_delete before delete or truncate on hub_sightings
  for each statement execute function forbid_change();

-- The shelves of a hub. The pieces' chains say what is on each.
create table hub_shelves (
  site text not null references sites,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,15}$'),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  primary key (site, code)
);
comment on table hub_shelves is 'append-only';
create trigger forbid_change before update or delete or truncate on hub_shelves
  for each statement execute function forbid_change();

-- The bins of our warehouses abroad. A bin is retired, never deleted, because chains name it.
create table bins (
  id uuid primary key,
  site text not null references sites,
  place text not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,15}$'),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  retired_at timestamptz,
  unique (site, place, code)
);

create table unknown_parcel_photos (
  parcel_id uuid not null references unknown_parcels (id),
  file_id uuid not null references stored_files (id),
  place integer not null,
  primary key (parcel_id, file_id)
);
comment on table unknown_parcel_photos is 'append-only';

create table boxes (
  id uuid primary key,
  barcode text not null unique default custody_barcode('B', nextval('box_barcodes')),
  site text not null references sites,
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
  -- A box goes into one shipment at most, closed and whole; after it has left it is never opened again.
  shipment_id uuid references shipments (id),
  check (num_nulls(length_cm, width_cm, height_cm, gross_grams, closed_by, closed_at) in (0, 6)),
  constraint box_in_shipment_is_closed check (shipment_id is null or closed_at is not null)
);
create index boxes_listed on boxes (site, place, (closed_at is not null), made_at desc, id);
create index boxes_of_customer on boxes (customer_id) where closed_at is null;
create index boxes_of_shipment on boxes (shipment_id) where shipment_id is not null;

create table box_pieces (
  piece_id uuid primary key references pieces (id),
  box_id uuid not null references boxes (id),
  put_at timestamptz not null
);
create index box_pieces_of_box on box_pieces (box_id);

-- The limits for packers' warnings, with their source, by site; a site without rows has no warnings.
create table packing_limits (
  site text not null references sites,
  kind text not null check (kind in ('box_grams', 'box_side_cm', 'box_value_usd', 'consignee_value_usd', 'consignee_grams')),
  most integer not null check (most > 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text not null check (source <> ''),
  id bigint generated always as identity primary key,
  is_taken_back boolean not null default false
);
create index packing_limits_of_day on packing_limits (site, kind, valid_from, id);
comment on table packing_limits is 'append-only but for valid_to';

-- Looked at when the transaction ends: each change of a shipment's state has its row of history from the same transaction.
create function check_shipment_move() returns trigger language plpgsql as $$
begin
  if not exists (
    select from shipment_history
      where shipment_id = new.id and made_in = pg_current_xact_id()
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'shipment % may not move from % to %', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'check_shipment_move';
  end if;
  return null;
end $$;
create constraint trigger check_shipment_move after update on shipments deferrable initially deferred
  for each row when (old.state is distinct from new.state) execute function check_shipment_move();
create trigger forbid_unlisted_move after update on shipments
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('shipment', 'state');

create function check_release_change() returns trigger language plpgsql as $$
begin
  if old.released_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'released_at', 'withdrawn_by', 'withdrawn_at']
      is distinct from to_jsonb(old) - array['agreed_by', 'released_at', 'withdrawn_by', 'withdrawn_at']
  then
    raise exception 'what was said of a release never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_release_change before update on shipment_releases
  for each row execute function check_release_change();

create function check_assessment_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.agreed_by is not null then
      raise exception 'what customs took is entered before it is agreed to'
        using errcode = 'check_violation', constraint = 'assessment_second_person';
    end if;
    return new;
  end if;
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'agreed_at', 'entry_id', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
      is distinct from to_jsonb(old) - array['agreed_by', 'agreed_at', 'entry_id', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
  then
    raise exception 'what was said of declaration % never changes', old.declaration using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_assessment_change before insert or update on customs_assessments
  for each row execute function check_assessment_change();

-- The items' parts add up exactly to the whole.
create function check_assessment_sum() returns trigger language plpgsql as $$
declare whole customs_assessments%rowtype; duty bigint; vat bigint; fees bigint;
begin
  select * into whole from customs_assessments where id = new.id;
  select sum(duty_minor), sum(vat_minor), sum(fees_minor) into duty, vat, fees
    from customs_assessment_items where assessment_id = new.id;
  if (duty, vat, fees) is distinct from (whole.duty_minor, whole.vat_minor, whole.fees_minor) then
    raise exception 'the parts of declaration % are not the whole', whole.declaration
      using errcode = 'check_violation', constraint = 'check_assessment_sum';
  end if;
  return null;
end $$;
create constraint trigger check_assessment_sum after insert on customs_assessments deferrable initially deferred
  for each row execute function check_assessment_sum();

-- No shipment leaves without a hand-over, box by box; and exactly the handed-over goods leave.
create function require_shipment_handover() returns trigger language plpgsql as $$
begin
  if not exists (select from shipment_handovers where shipment_id = new.id and boxes = new.boxes) then
    raise exception 'shipment % was not handed over', new.number
      using errcode = 'check_violation', constraint = 'require_shipment_handover';
  end if;
  return null;
end $$;
create constraint trigger require_shipment_handover after update on shipments deferrable initially deferred
  for each row when (old.state = 'preparing' and new.state = 'dispatched')
  execute function require_shipment_handover();

create function forbid_handed_over_goods_change() returns trigger language plpgsql as $$
declare shipment uuid := case tg_op when 'DELETE' then old.shipment_id else new.shipment_id end;
begin
  if exists (select from shipment_handovers where shipment_id = shipment) then
    raise exception 'shipment % was handed over: its goods stay on its papers', shipment
      using errcode = 'check_violation', constraint = 'forbid_handed_over_goods_change';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger forbid_handed_over_goods_change before insert or delete on shipment_items
  for each row execute function forbid_handed_over_goods_change();

create function check_handed_over_boxes() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_handovers where shipment_id = new.id) then
    raise exception 'shipment % was handed over: its boxes stay as they were counted', new.number
      using errcode = 'check_violation', constraint = 'forbid_handed_over_goods_change';
  end if;
  return new;
end $$;
create trigger check_handed_over_boxes before update of boxes on shipments
  for each row when (old.boxes is distinct from new.boxes) execute function check_handed_over_boxes();

create function check_hub_sighting_change() returns trigger language plpgsql as $$
begin
  if old.resolved_at is not null
    or to_jsonb(new) - array['resolved_by', 'resolved_at', 'resolution']
      is distinct from to_jsonb(old) - array['resolved_by', 'resolved_at', 'resolution']
  then
    raise exception 'what was seen at the hub never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_hub_sighting_change before update on hub_sightings
  for each row execute function check_hub_sighting_change();

create function forbid_unknown_parcel_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.resolved_at is not null then
    raise exception 'unknown parcel % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_unknown_parcel_change before update or delete on unknown_parcels
  for each row execute function forbid_unknown_parcel_change();

-- One consignee per box: customs clears it in one name.
create function require_one_consignee() returns trigger language plpgsql as $$
begin
  if not exists (
    select from boxes join pieces on pieces.id = new.piece_id and pieces.site = boxes.site
      join order_items item on item.id = pieces.item_id join orders on orders.id = item.order_id
    where boxes.id = new.box_id and boxes.closed_at is null and orders.customer_id = boxes.customer_id
      and item.country = boxes.place
  ) then
    raise exception 'piece % does not belong into box %', new.piece_id, new.box_id
      using errcode = 'check_violation', constraint = 'require_one_consignee';
  end if;
  return new;
end $$;
create trigger require_one_consignee before insert or update on box_pieces
  for each row execute function require_one_consignee();

-- All goods of a box are in its shipment, and goods of a shipment are in no box of another. Checked when the
-- transaction ends.
create function keep_box_whole() returns trigger language plpgsql as $$
begin
  if exists (
    select from boxes box join box_pieces inside on inside.box_id = box.id join pieces piece on piece.id = inside.piece_id
      left join shipment_items part on part.item_id = piece.item_id
    where box.id = new.id and coalesce(piece.place_kind, '') not in ('store', 'stock', 'disposed', 'lost')
      and part.shipment_id is distinct from box.shipment_id
  ) then
    raise exception 'box % does not go whole into one shipment', new.barcode
      using errcode = 'check_violation', constraint = 'keep_box_whole';
  end if;
  return null;
end $$;
create constraint trigger keep_box_whole after update on boxes deferrable initially deferred
  for each row when (old.shipment_id is distinct from new.shipment_id) execute function keep_box_whole();

create function check_goods_with_boxes() returns trigger language plpgsql as $$
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
      using errcode = 'check_violation', constraint = 'check_goods_with_boxes';
  end if;
  return null;
end $$;
create constraint trigger check_goods_with_boxes after insert or delete on shipment_items deferrable initially deferred
  for each row execute function check_goods_with_boxes();

create function forbid_unboxing_in_shipment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and exists (select from boxes where id = old.box_id and shipment_id is not null) then
    raise exception 'box % is in a shipment: what is in it stays there', old.box_id
      using errcode = 'check_violation', constraint = 'forbid_unboxing_in_shipment';
  end if;
  if tg_op <> 'DELETE' and exists (
    select from pieces piece join shipment_items part on part.item_id = piece.item_id
      join shipments on shipments.id = part.shipment_id and shipments.state = 'preparing'
    where piece.id = new.piece_id
  ) then
    raise exception 'piece % is in a shipment already', new.piece_id
      using errcode = 'check_violation', constraint = 'forbid_unboxing_in_shipment';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger forbid_unboxing_in_shipment before insert or update or delete on box_pieces
  for each row execute function forbid_unboxing_in_shipment();

-- A handed-over shipment keeps its boxes.
create function forbid_handed_over_box_change() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_handovers where shipment_id in (old.shipment_id, new.shipment_id)) then
    raise exception 'box % is in a shipment that was handed over', old.barcode
      using errcode = 'check_violation', constraint = 'forbid_handed_over_goods_change';
  end if;
  return new;
end $$;
create trigger forbid_handed_over_box_change before update on boxes
  for each row when (old.shipment_id is distinct from new.shipment_id or old.shipment_id is not null)
  execute function forbid_handed_over_box_change();

-- No shipment leaves with an open box, or with a box of another shipment.
create function require_closed_boxes() returns trigger language plpgsql as $$
begin
  if exists (
    select from shipment_items part join pieces piece on piece.item_id = part.item_id
      join box_pieces inside on inside.piece_id = piece.id join boxes box on box.id = inside.box_id
    where part.shipment_id = new.id and coalesce(piece.place_kind, '') not in ('store', 'stock', 'disposed', 'lost')
      and (box.closed_at is null or box.shipment_id is distinct from new.id)
  ) then
    raise exception 'shipment % has boxes that are open or another''s', new.number
      using errcode = 'check_violation', constraint = 'require_closed_boxes';
  end if;
  return null;
end $$;
create constraint trigger require_closed_boxes after update on shipments deferrable initially deferred
  for each row when (old.state = 'preparing' and new.state = 'dispatched') execute function require_closed_boxes();

create function require_empty_shipment() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_items where shipment_id = new.id) then
    raise exception 'shipment % is dissolved and not empty', new.number
      using errcode = 'check_violation', constraint = 'require_empty_shipment';
  end if;
  return null;
end $$;
create constraint trigger require_empty_shipment after update on shipments deferrable initially deferred
  for each row when (new.state = 'dissolved') execute function require_empty_shipment();

-- The number of goods waiting for a shipment changes with each item that enters or leaves one.
create function mark_queues_of_shipment() returns trigger language plpgsql as $$
begin
  perform mark_queues(site) from shipments
    where id = case tg_op when 'DELETE' then old.shipment_id else new.shipment_id end;
  return null;
end $$;
create trigger shipment_items_mark_queues after insert or delete on shipment_items
  for each row execute function mark_queues_of_shipment();
