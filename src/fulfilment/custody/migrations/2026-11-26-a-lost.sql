-- Pieces that never came, or are not found any more: their chain ends as lost, within the case or write-off that says so. One
-- that turns up is seen where it is, as any other that nobody looked for.

insert into custody_act_pairs (act, from_kind, to_kind)
  select 'lost', kind, 'lost' from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
    'courier']) as kind
  union all
  select 'seen', one, other from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
      'courier', 'customer', 'store', 'stock', 'disposed', 'lost']) as one,
    unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk', 'courier', 'customer', 'store',
      'stock', 'disposed', 'lost']) as other
    where one = 'lost' or other = 'lost';

-- How many units come, and what they weigh, is counted for queues.
create trigger pieces_lost_mark_queues after update of place_kind on pieces
  for each row when ((old.place_kind = 'lost') is distinct from (new.place_kind = 'lost'))
  execute function mark_queues_of_row();
