-- A parcel that is given to its courier is counted in its next stage at once, also where the counts are kept.
create trigger requests_queued_mark_queues after update of queued_at on requests
  for each row when (old.queued_at is distinct from new.queued_at)
  execute function mark_queues_of_row();
