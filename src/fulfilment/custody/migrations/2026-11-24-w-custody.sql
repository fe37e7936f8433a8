-- Each physical piece of goods has a barcode of its own and an unbroken chain of scans: who, where, when, weight, pictures.
-- Which act leads from where to where is custody-acts.ts (a test holds the two together); the database holds the chain.

create sequence custody_barcodes start 1000001;

-- A letter, the number and a check digit: short in Code 128, and a slip of a finger is no other piece.
create function custody_barcode(letter text, number bigint) returns text language sql immutable as $$
  select letter || number || (10 - (select sum(digit::int * case when place % 2 = 1 then 3 else 1 end)
    from regexp_split_to_table(reverse(number::text), '') with ordinality as digits (digit, place)) % 10) % 10
$$;

create table pieces (
  id uuid primary key,
  barcode text not null unique default custody_barcode('P', nextval('custody_barcodes')),
  item_id uuid not null references order_items (id),
  -- What was bought anew begins a batch of its own.
  batch integer not null default 1 check (batch > 0),
  unit integer not null check (unit > 0),
  units integer not null check (units >= unit),
  site text not null check (site in ('eg', 'ae')),
  made_at timestamptz not null,
  -- Where its chain ends, kept by the trigger of the scans.
  last_seq integer not null default 0,
  place_kind text,
  place text,
  since timestamptz,
  unique (item_id, batch, unit)
);
comment on table pieces is 'append-only but for last_seq, place_kind, place, since';
create index pieces_by_place on pieces (site, place_kind, place);

create table custody_act_pairs (
  act text not null,
  -- Empty: the chain begins.
  from_kind text not null,
  to_kind text not null,
  primary key (act, from_kind, to_kind)
);
comment on table custody_act_pairs is 'append-only';
insert into custody_act_pairs (act, from_kind, to_kind)
  select 'taken_over', '', kind from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
    'courier', 'customer', 'store']) as kind
  union all
  select 'seen', one, other from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
    'courier', 'customer', 'store']) as one, unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf',
    'desk', 'courier', 'customer', 'store']) as other;
insert into custody_act_pairs (act, from_kind, to_kind) values
  ('received', '', 'warehouse'),
  ('put_away', 'warehouse', 'bin'), ('put_away', 'bin', 'bin'),
  ('taken_out', 'bin', 'warehouse'),
  ('boxed', 'warehouse', 'box'), ('boxed', 'bin', 'box'), ('boxed', 'box', 'box'),
  ('unboxed', 'box', 'warehouse'),
  ('loaded', 'warehouse', 'shipment'), ('loaded', 'bin', 'shipment'), ('loaded', 'box', 'shipment'),
  ('transited', 'shipment', 'shipment'),
  ('at_customs', 'shipment', 'customs'),
  ('hub_received', 'shipment', 'hub'), ('hub_received', 'customs', 'hub'),
  ('shelved', 'hub', 'shelf'), ('shelved', 'shelf', 'shelf'), ('shelved', 'desk', 'shelf'),
  ('at_desk', 'hub', 'desk'), ('at_desk', 'shelf', 'desk'),
  ('back_at_hub', 'shelf', 'hub'), ('back_at_hub', 'desk', 'hub'), ('back_at_hub', 'courier', 'hub'),
  ('back_at_hub', 'customer', 'hub'),
  ('to_courier', 'hub', 'courier'), ('to_courier', 'shelf', 'courier'), ('to_courier', 'desk', 'courier'),
  ('handed_over', 'hub', 'customer'), ('handed_over', 'shelf', 'customer'), ('handed_over', 'desk', 'customer'),
  ('delivered', 'courier', 'customer'),
  ('sent_back', 'warehouse', 'store'), ('sent_back', 'bin', 'store'), ('sent_back', 'box', 'store'),
  ('sent_back', 'hub', 'store'), ('sent_back', 'shelf', 'store'), ('sent_back', 'desk', 'store');
create trigger custody_act_pairs_append_only before update or delete or truncate on custody_act_pairs
  for each statement execute function append_only_refuse();

create table custody_scans (
  id bigint generated always as identity primary key,
  piece_id uuid not null references pieces (id),
  seq integer not null check (seq > 0),
  act text not null,
  from_kind text,
  from_place text,
  place_kind text not null,
  place text not null,
  who_kind text not null,
  who_id uuid,
  at timestamptz not null,
  grams integer check (grams > 0),
  note text,
  unique (piece_id, seq),
  check ((from_kind is null) = (from_place is null)),
  check ((from_kind is null) = (seq = 1))
);
comment on table custody_scans is 'append-only';
create trigger custody_scans_append_only before update or delete or truncate on custody_scans
  for each statement execute function append_only_refuse();

create table custody_photos (
  scan_id bigint not null references custody_scans (id),
  file_id uuid not null references stored_files (id),
  primary key (scan_id, file_id)
);
comment on table custody_photos is 'append-only';
create trigger custody_photos_append_only before update or delete or truncate on custody_photos
  for each statement execute function append_only_refuse();

-- A scan goes on where the last one ended: no number is left out, no place is jumped to, and the act is one of the table.
create function custody_chain() returns trigger language plpgsql as $$
declare piece pieces%rowtype;
begin
  select * into piece from pieces where id = new.piece_id for update;
  if new.seq <> piece.last_seq + 1 or new.from_kind is distinct from piece.place_kind
    or new.from_place is distinct from piece.place
    or not exists (select from custody_act_pairs
      where act = new.act and from_kind = coalesce(new.from_kind, '') and to_kind = new.place_kind)
  then
    raise exception 'piece % is at % %, scan %: it cannot be % from % % (scan %)', piece.barcode, piece.place_kind,
      piece.place, piece.last_seq, new.act, new.from_kind, new.from_place, new.seq
      using errcode = 'check_violation', constraint = 'custody_chain';
  end if;
  update pieces set last_seq = new.seq, place_kind = new.place_kind, place = new.place, since = new.at
    where id = new.piece_id;
  return new;
end $$;
create trigger custody_chain before insert on custody_scans for each row execute function custody_chain();

-- Where a piece is changes by its scans alone.
create function pieces_move_by_scans() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'piece % moves by its scans alone', old.barcode
      using errcode = 'check_violation', constraint = 'pieces_move_by_scans';
  end if;
  return new;
end $$;
create trigger pieces_move_by_scans before update on pieces for each row execute function pieces_move_by_scans();
create trigger pieces_stay before delete or truncate on pieces for each statement execute function append_only_refuse();

-- No piece without a first scan, looked at when the transaction ends.
create function piece_is_somewhere() returns trigger language plpgsql as $$
begin
  if not exists (select from custody_scans where piece_id = new.id and seq = 1) then
    raise exception 'piece % was never scanned', new.barcode
      using errcode = 'check_violation', constraint = 'piece_is_somewhere';
  end if;
  return null;
end $$;

-- What we had in hand before begins its chain where it stands.
create temporary table standing on commit drop as
  select item.id, item.site, item.quantity, item.state_since,
    case when item.state in ('received_at_warehouse', 'ready_for_shipping') then 'warehouse'
      when item.state in ('shipped_to_destination', 'arrived_uae') then 'shipment'
      when item.state = 'in_shipping_process' then 'customs'
      when item.state = 'ready_for_pickup' then 'shelf'
      when item.state = 'shipped' then 'courier'
      else 'hub' end as place_kind,
    case when item.state in ('received_at_warehouse', 'ready_for_shipping') then item.country
      when item.state in ('shipped_to_destination', 'arrived_uae') then coalesce((select shipments.number
        from shipment_items part join shipments on shipments.id = part.shipment_id where part.item_id = item.id), '-')
      else item.site end as place
  from order_items item
  where item.state in ('received_at_warehouse', 'ready_for_shipping', 'shipped_to_destination', 'arrived_uae',
    'in_shipping_process', 'arrived_hub', 'waiting_delivery_request', 'prepare_for_pickup', 'pending_pickup',
    'ready_for_pickup', 'preparing_package', 'preparing_shipment', 'pending_delivery', 'shipped');
insert into pieces (id, item_id, unit, units, site, made_at)
  select gen_random_uuid(), standing.id, unit, standing.quantity, standing.site, standing.state_since
  from standing cross join generate_series(1, standing.quantity) as unit order by standing.state_since, standing.id, unit;
insert into custody_scans (piece_id, seq, act, place_kind, place, who_kind, at)
  select pieces.id, 1, 'taken_over', standing.place_kind, standing.place, 'system', standing.state_since
  from pieces join standing on standing.id = pieces.item_id order by pieces.barcode;
create constraint trigger piece_is_somewhere after insert on pieces
  deferrable initially deferred for each row execute function piece_is_somewhere();
