-- What the hub found when it received a shipment: closed by itself with the last scan, or by staff with what is short.
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
create trigger shipment_receipts_append_only before update or delete or truncate on shipment_receipts
  for each statement execute function append_only_refuse();

-- Goods that lay among those of a shipment and are not on its manifest: what was seen, and what became of it.
create table hub_sightings (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
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
create trigger hub_sightings_stay before delete or truncate on hub_sightings
  for each statement execute function append_only_refuse();
create function hub_sighting_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.resolved_at is not null
    or to_jsonb(new) - array['resolved_by', 'resolved_at', 'resolution']
      is distinct from to_jsonb(old) - array['resolved_by', 'resolved_at', 'resolution']
  then
    raise exception 'what was seen at the hub never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger hub_sighting_keeps_its_word before update on hub_sightings
  for each row execute function hub_sighting_keeps_its_word();

-- The shelves of a hub. What lies on one is said by the chains of its pieces.
create table hub_shelves (
  site text not null check (site in ('eg', 'ae')),
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,15}$'),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  primary key (site, code)
);
comment on table hub_shelves is 'append-only';
create trigger hub_shelves_append_only before update or delete or truncate on hub_shelves
  for each statement execute function append_only_refuse();
