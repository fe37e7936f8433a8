-- Those on the way before those that arrived, newest first; those being unloaded at once.
create index shipments_listed on shipments (site, (state = 'at_hub'), created_at desc, id);
create index shipments_at_customs on shipments (site, created_at, id) where state = 'at_customs';

create trigger shipments_mark_queues after insert on shipments for each row execute function mark_queues_of_row();
create trigger shipments_moved_mark_queues after update of state on shipments
  for each row when (old.state is distinct from new.state) execute function mark_queues_of_row();
