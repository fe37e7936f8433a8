-- What is still to be done: an announcement for one of its hearers, or a chore (no announcement), which comes back. Whoever
-- works on it moves next_try_at ahead for as long as they live; what is done is deleted, what was given up waits for staff.
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
create index announcements_by_time on announcements (at) where dispatched_at is not null;

-- Messages that have not left are queued anew, each by itself. The tables announcement_deliveries and announcement_failures
-- and the columns notices.attempts, next_try_at and failed_at are of the release before, and go with the next.
update announcements set dispatched_at = now() where name = 'notice.queued' and dispatched_at is null;
insert into announcements (name, news, site, who_kind, at)
  select channel || '.queued', jsonb_build_object('id', id), site, 'system', queued_at
  from notices where next_try_at is not null and channel in ('mail', 'sms') order by queued_at;
update notices set next_try_at = null where next_try_at is not null;
alter table announcement_deliveries drop constraint announcement_deliveries_announcement_id_fkey;
alter table announcement_failures drop constraint announcement_failures_announcement_id_fkey;
