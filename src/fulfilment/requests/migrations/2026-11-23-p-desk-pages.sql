-- A page of the pickups that wait at a hub or a desk is a few rows of an index, and their counts are kept until one of them moves.
create index requests_open_pickups on requests (site, created_at, id) include (state, shelved_at)
  where kind = 'PickUp' and state in ('requested', 'pending_review', 'prepared');
create trigger requests_made_mark_queues after insert on requests
  for each row execute function mark_queues_of_row();
create trigger requests_mark_queues after update of state, kind, shelved_at on requests
  for each row when (old.state is distinct from new.state or old.kind is distinct from new.kind
    or old.shelved_at is distinct from new.shelved_at)
  execute function mark_queues_of_row();

-- The requests that an item is or was in.
create index request_items_of_item on request_items (item_id, request_id);
