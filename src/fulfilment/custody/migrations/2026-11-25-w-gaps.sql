-- What the look at the chains found broken: it stays open until a later look does not find it any more, or somebody said why
-- it is none.

create table custody_gaps (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  kind text not null check (kind in ('none', 'count', 'elsewhere', 'house', 'hole', 'jump', 'drift')),
  item_id uuid not null references order_items (id),
  barcode text references pieces (barcode),
  place text,
  found_at timestamptz not null,
  -- When the chain and the state agreed again.
  gone_at timestamptz,
  explained_at timestamptz,
  explained_by uuid references staff_members (id),
  why text,
  check ((explained_at is null) = (explained_by is null) and (explained_at is null) = (why is null))
);
create unique index custody_gaps_found on custody_gaps (item_id, kind, coalesce(barcode, '')) where gone_at is null;
create index custody_gaps_open on custody_gaps (site, found_at) where gone_at is null and explained_at is null;
create trigger custody_gaps_stay before delete or truncate on custody_gaps
  for each statement execute function append_only_refuse();
