-- What a page showed when it was read: its text from the product's name on, and by which way each fact was found. Text only:
-- nothing of a foreign page is ever run or loaded from here.
create table page_snapshots (
  reading_id uuid primary key references link_readings (id),
  text text not null check (length(text) <= 8000),
  ways jsonb not null
);
comment on table page_snapshots is 'append-only';
create function page_snapshot_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what a page showed is never changed: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger page_snapshot_stays before update or delete or truncate on page_snapshots
  for each statement execute function page_snapshot_stays();
