-- The platform's own tables: idempotency keys and the outbox of announcements.

create table once_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  answer text,
  at timestamptz not null,
  primary key (scope, key)
);
-- Used by sweeps to find expired rows (docs/retention.md).
create index once_keys_by_time on once_keys (at);

create table announcements (
  id bigint generated always as identity primary key,
  name text not null,
  news jsonb not null,
  site text not null references sites,
  who_kind text not null,
  who_id uuid,
  at timestamptz not null,
  dispatched_at timestamptz
);
create index announcements_waiting on announcements (id) where dispatched_at is null;
create index announcements_by_time on announcements (at) where dispatched_at is not null;

create table announcement_deliveries (
  announcement_id bigint not null,
  handler text not null,
  done_at timestamptz not null,
  primary key (announcement_id, handler)
);

create table numbers (
  series text primary key,
  last bigint not null
);

create table rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);
create index rate_limits_by_window on rate_limits (window_start);

create table stored_files (
  id uuid primary key,
  kind text not null,
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  path text not null,
  owner_id uuid,
  at timestamptz not null,
  -- The staff permission for a file, and until when it is kept.
  permission text not null,
  delete_after timestamptz,
  deleted_at timestamptz
);
create index stored_files_ending on stored_files (delete_after) where deleted_at is null;

create table system_logs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  site text not null,
  actor_id uuid,
  entry jsonb not null
);
create index system_logs_by_time on system_logs (at);

-- Failed jobs of announcements, for staff to read; written by the background delivery.
create table announcement_failures (
  announcement_id bigint not null,
  handler text not null,
  attempts integer not null,
  error text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (announcement_id, handler)
);

-- One row for each transaction that changed a site's queues. A cached count is valid until a row appears that was not
-- there when it was counted; so no transaction waits for a counter, and no count is outdated.
create table queue_marks (
  site text not null references sites,
  made_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  primary key (site, made_in)
);

-- Open jobs: an announcement for one of its hearers, or a chore (no announcement), which repeats. The process that
-- works on a job moves next_try_at ahead while it lives; done jobs are deleted, abandoned ones wait for staff.
create table deliveries (
  id bigint generated always as identity primary key,
  announcement_id bigint references announcements (id),
  handler text not null,
  lane text not null,
  at timestamptz not null,
  next_try_at timestamptz,
  tries integer not null default 0,
  error text,
  failed_at timestamptz,
  dead_at timestamptz,
  unique nulls not distinct (announcement_id, handler),
  check ((next_try_at is null) = (dead_at is not null))
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
create index deliveries_due on deliveries (lane, next_try_at, id) where next_try_at is not null;
create index deliveries_dead on deliveries (dead_at, id) where dead_at is not null;

create function mark_queues(place text) returns void language sql as $$
  insert into queue_marks (site) values (place) on conflict do nothing
$$;

-- For tables whose rows name their site.
create function mark_queues_of_row() returns trigger language plpgsql as $$
begin
  perform mark_queues(new.site);
  return null;
end $$;

-- Which rows of which groups are on a page (`slicesOf`). Tells PostgreSQL that they are few: for a list in a parameter
-- it would guess ten, find that too expensive, and plan the statement again for every page.
create function page_slices(firsts text[], seconds text[], skips int[], mosts int[])
  returns table (first text, second text, skip int, most int, place bigint)
  language sql immutable strict rows 1
  as $$ select * from unnest(firsts, seconds, skips, mosts) with ordinality $$;

create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

-- The moves that the tables of moves in TypeScript allow, copied here by `npm run migrate` (platform/database/keep-moves.ts).
create table allowed_moves (
  machine text not null,
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state)
);
comment on table allowed_moves is 'append-only';
-- `npm run migrate` deletes rows that left their table of moves; nothing changes one.
create trigger forbid_change before update or truncate on allowed_moves
  for each statement execute function forbid_change();

-- Arguments: the machine, and the column of its state. A new row of a history is checked for the move that it tells of.
create function forbid_unlisted_move() returns trigger language plpgsql as $$
declare
  before text;
  after text;
begin
  case tg_op || ' ' || tg_argv[1]
    when 'UPDATE state' then before := old.state; after := new.state;
    when 'UPDATE status' then before := old.status; after := new.status;
    when 'INSERT state' then before := new.from_state; after := new.to_state;
  end case;
  perform from allowed_moves where machine = tg_argv[0] and from_state = before and to_state = after;
  if not found then
    raise exception '% may not move from % to % (id % of %)', tg_argv[0], before, after, to_jsonb(new) ->> 'id', tg_table_name
      using errcode = 'check_violation', constraint = 'forbid_unlisted_move',
        hint = 'The table allowed_moves has no such row. Only npm run migrate writes it.';
  end if;
  return null;
end $$;
