-- A reading that nothing names any more is swept, and what its page showed goes with it. By itself a snapshot is still never
-- changed nor deleted: the trigger lets pass only what PostgreSQL deletes with the reading.
create index link_readings_by_time on link_readings (read_at);
alter table page_snapshots drop constraint page_snapshots_reading_id_fkey,
  add foreign key (reading_id) references link_readings (id) on delete cascade;
drop trigger page_snapshot_stays on page_snapshots;
create trigger page_snapshot_stays before update or truncate on page_snapshots
  for each statement execute function page_snapshot_stays();
create trigger page_snapshot_stays_alone before delete on page_snapshots
  for each statement when (pg_trigger_depth() = 0) execute function page_snapshot_stays();
