-- Which transactions changed what the queues of a site show: one row for each. What was counted in one moment is good until
-- such a row is seen that was not there in that moment; nobody waits for a counter, and nobody is told a number of yesterday.
create table queue_marks (
  site text not null check (site in ('eg', 'ae')),
  made_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  primary key (site, made_in)
);

create function mark_queues(place text) returns void language sql as $$
  insert into queue_marks (site) values (place) on conflict do nothing
$$;

-- For tables whose rows name their site.
create function mark_queues_of_row() returns trigger language plpgsql as $$
begin
  perform mark_queues(new.site);
  return null;
end $$;
