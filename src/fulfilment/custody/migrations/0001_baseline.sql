-- Each physical piece of goods has its own barcode and an unbroken chain of scans: who, where, when, weight, pictures.
-- The possible acts are in custody-acts.ts (a test keeps the two equal); the database enforces the chain.

create sequence custody_barcodes start 1000001;

-- A letter, the number and a check digit: short in Code 128, and one mistyped digit is not another piece.
create function custody_barcode(letter text, number bigint) returns text language sql immutable as $$
  select letter || number || (10 - (select sum(digit::int * case when place % 2 = 1 then 3 else 1 end)
    from regexp_split_to_table(reverse(number::text), '') with ordinality as digits (digit, place)) % 10) % 10
$$;

create table pieces (
  id uuid primary key,
  barcode text not null unique default custody_barcode('P', nextval('custody_barcodes')),
  item_id uuid not null references order_items (id),
  -- Goods that were bought again start a new batch.
  batch integer not null default 1 check (batch > 0),
  unit integer not null check (unit > 0),
  units integer not null check (units >= unit),
  site text not null references sites,
  made_at timestamptz not null,
  -- The end of its chain, updated by the trigger on scans.
  last_seq integer not null default 0,
  place_kind text,
  place text,
  since timestamptz,
  unique (item_id, batch, unit)
);
create index pieces_by_place on pieces (site, place_kind, place);
comment on table pieces is 'append-only but for last_seq, place_kind, place, since';
create trigger forbid_delete before delete or truncate on pieces for each statement execute function forbid_change();
-- Used by queues to count arriving units and their weight.
create trigger pieces_lost_mark_queues after update of place_kind on pieces
  for each row when ((old.place_kind = 'lost') is distinct from (new.place_kind = 'lost'))
  execute function mark_queues_of_row();

create table custody_act_pairs (
  act text not null,
  -- Empty: the chain begins.
  from_kind text not null,
  to_kind text not null,
  primary key (act, from_kind, to_kind)
);
comment on table custody_act_pairs is 'append-only';
create trigger forbid_change before update or delete or truncate on custody_act_pairs
  for each statement execute function forbid_change();

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
  condition text check (condition in ('as_new', 'opened', 'used', 'damaged', 'incomplete', 'wrong')),
  unique (piece_id, seq),
  check ((from_kind is null) = (from_place is null)),
  check ((from_kind is null) = (seq = 1))
);
comment on table custody_scans is 'append-only';
create trigger forbid_change before update or delete or truncate on custody_scans
  for each statement execute function forbid_change();

create table custody_photos (
  scan_id bigint not null references custody_scans (id),
  file_id uuid not null references stored_files (id),
  primary key (scan_id, file_id)
);
comment on table custody_photos is 'append-only';
create trigger forbid_change before update or delete or truncate on custody_photos
  for each statement execute function forbid_change();

create table custody_gaps (
  id uuid primary key,
  site text not null references sites,
  kind text not null,
  item_id uuid not null references order_items (id),
  barcode text references pieces (barcode),
  place text,
  found_at timestamptz not null,
  -- When chain and state agreed again.
  gone_at timestamptz,
  explained_at timestamptz,
  explained_by uuid references staff_members (id),
  why text,
  check ((explained_at is null) = (explained_by is null) and (explained_at is null) = (why is null)),
  constraint custody_gaps_kind_check
      check (kind in ('none', 'count', 'elsewhere', 'house', 'ended', 'hole', 'jump', 'drift'))
);
create unique index custody_gaps_found on custody_gaps (item_id, kind, coalesce(barcode, '')) where gone_at is null;
create index custody_gaps_open on custody_gaps (site, found_at) where gone_at is null and explained_at is null;
create trigger forbid_delete before delete or truncate on custody_gaps
  for each statement execute function forbid_change();

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

insert into custody_act_pairs (act, from_kind, to_kind)
  select 'taken_over', '', kind from unnest(array['stock', 'disposed']) as kind
  union all
  select 'seen', one, other from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
      'courier', 'customer', 'store', 'stock', 'disposed']) as one,
    unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk', 'courier', 'customer', 'store',
      'stock', 'disposed']) as other
    where one in ('stock', 'disposed') or other in ('stock', 'disposed');

insert into custody_act_pairs (act, from_kind, to_kind) values
  ('returned', 'customer', 'desk'),
  ('restocked', 'hub', 'stock'), ('restocked', 'shelf', 'stock'), ('restocked', 'desk', 'stock'),
  ('disposed', 'warehouse', 'disposed'), ('disposed', 'bin', 'disposed'), ('disposed', 'box', 'disposed'),
  ('disposed', 'hub', 'disposed'), ('disposed', 'shelf', 'disposed'), ('disposed', 'desk', 'disposed');

insert into custody_act_pairs (act, from_kind, to_kind)
  select 'lost', kind, 'lost' from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
    'courier']) as kind
  union all
  select 'seen', one, other from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
      'courier', 'customer', 'store', 'stock', 'disposed', 'lost']) as one,
    unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk', 'courier', 'customer', 'store',
      'stock', 'disposed', 'lost']) as other
    where one = 'lost' or other = 'lost';

-- A scan continues where the last one ended: no number is skipped, the place follows, and the act is in the table.
create function check_custody_chain() returns trigger language plpgsql as $$
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
      using errcode = 'check_violation', constraint = 'check_custody_chain';
  end if;
  update pieces set last_seq = new.seq, place_kind = new.place_kind, place = new.place, since = new.at
    where id = new.piece_id;
  return new;
end $$;
create trigger check_custody_chain before insert on custody_scans for each row execute function check_custody_chain();

-- Only scans change the place of a piece.
create function require_scan_for_piece_move() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'piece % moves by its scans alone', old.barcode
      using errcode = 'check_violation', constraint = 'require_scan_for_piece_move';
  end if;
  return new;
end $$;
create trigger require_scan_for_piece_move before update on pieces for each row execute function require_scan_for_piece_move();

-- No piece without a first scan; checked when the transaction ends.
create function require_piece_scan() returns trigger language plpgsql as $$
begin
  if not exists (select from custody_scans where piece_id = new.id and seq = 1) then
    raise exception 'piece % was never scanned', new.barcode
      using errcode = 'check_violation', constraint = 'require_piece_scan';
  end if;
  return null;
end $$;
create constraint trigger require_piece_scan after insert on pieces
  deferrable initially deferred for each row execute function require_piece_scan();
