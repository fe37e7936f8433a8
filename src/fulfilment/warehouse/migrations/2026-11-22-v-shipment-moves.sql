-- A shipment moves by fulfilment/warehouse/shipments/shipment-moves.ts alone: each change of its state has its row of history from the same
-- transaction, by a pair of the table.
create table shipment_move_pairs (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
comment on table shipment_move_pairs is 'append-only';
insert into shipment_move_pairs (from_state, to_state) values
  ('preparing', 'dispatched'),
  ('dispatched', 'in_uae'),
  ('dispatched', 'at_customs'),
  ('in_uae', 'at_customs'),
  ('at_customs', 'at_hub');
create trigger shipment_move_pairs_append_only before update or delete or truncate on shipment_move_pairs
  for each statement execute function append_only_refuse();

alter table shipment_history add column made_in xid8 not null default pg_current_xact_id();

create function shipment_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from shipment_move_pairs where from_state = old.state and to_state = new.state)
    or not exists (select from shipment_history
      where shipment_id = new.id and made_in = pg_current_xact_id()
        and from_state = old.state and to_state = new.state)
  then
    raise exception 'shipment % may not move from % to %', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'shipment_moves';
  end if;
  return null;
end $$;
create constraint trigger shipment_moves after update on shipments deferrable initially deferred
  for each row when (old.state is distinct from new.state) execute function shipment_moves();
