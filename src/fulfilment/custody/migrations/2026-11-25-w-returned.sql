-- Goods that come back from their customer go on in their chain: taken in with their condition, and then sent back to their
-- store, kept in stock, disposed of or given back.

alter table custody_scans
  add column condition text check (condition in ('as_new', 'opened', 'used', 'damaged', 'incomplete', 'wrong'));

insert into custody_act_pairs (act, from_kind, to_kind)
  select 'taken_over', '', kind from unnest(array['stock', 'disposed']) as kind
  union all
  select 'seen', one, other from unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk',
      'courier', 'customer', 'store', 'stock', 'disposed']) as one,
    unnest(array['warehouse', 'bin', 'box', 'shipment', 'customs', 'hub', 'shelf', 'desk', 'courier', 'customer', 'store',
      'stock', 'disposed']) as other
    where one in ('stock', 'disposed') or other in ('stock', 'disposed');
insert into custody_act_pairs (act, from_kind, to_kind) values
  ('returned', 'customer', 'desk'),
  ('restocked', 'hub', 'stock'), ('restocked', 'shelf', 'stock'), ('restocked', 'desk', 'stock'),
  ('disposed', 'warehouse', 'disposed'), ('disposed', 'bin', 'disposed'), ('disposed', 'box', 'disposed'),
  ('disposed', 'hub', 'disposed'), ('disposed', 'shelf', 'disposed'), ('disposed', 'desk', 'disposed');
