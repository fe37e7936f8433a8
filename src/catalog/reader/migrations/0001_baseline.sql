-- The results of reading pasted links. A guest's cart stores only the reading's id; an order copies the facts it needs.

create table link_readings (
  id uuid primary key,
  site text not null references sites,
  url text not null check (length(url) <= 8000),
  canonical_url text not null,
  -- The shop's domain, and the store's id if it is a known one.
  domain text not null,
  store text,
  country text check (country in ('US', 'GB', 'AE', 'CN', 'TR')),
  -- Null if the page gave no product; then the reason says why.
  facts jsonb,
  reason text,
  read_at timestamptz not null,
  source text not null default 'page' check (source in ('page', 'provider')),
  check ((facts is null) = (reason is not null))
);
create index link_readings_by_address on link_readings (canonical_url, read_at desc);
-- A reading that nothing refers to is swept, together with its snapshot. On its own a snapshot is never changed or
-- deleted: the trigger allows only what PostgreSQL deletes with the reading.
create index link_readings_by_time on link_readings (read_at);

-- What a page showed when it was read: its text from the product's name on, and the source of each fact. Only text:
-- nothing of a foreign page is ever run or loaded from here.
create table page_snapshots (
  reading_id uuid primary key,
  text text not null check (length(text) <= 8000),
  ways jsonb not null,
  foreign key (reading_id) references link_readings (id) on delete cascade
);
comment on table page_snapshots is 'append-only';

-- A reading is the content of a page at one moment: reading it again makes another row. So a reading never changes.
create function forbid_reading_change() returns trigger language plpgsql as $$
begin
  raise exception 'a reading is never changed: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger forbid_reading_change before update on link_readings
  for each statement execute function forbid_reading_change();

create function forbid_snapshot_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a page showed is never changed: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger forbid_snapshot_change before update or truncate on page_snapshots
  for each statement execute function forbid_snapshot_change();
create trigger forbid_snapshot_delete before delete on page_snapshots
  for each statement when (pg_trigger_depth() = 0) execute function forbid_snapshot_change();
