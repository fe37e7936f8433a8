-- A payment moves by money/payments/payment-moves.ts alone, and says so: each change of its status has its row of history from the
-- same transaction, by a pair of the table.
create table payment_move_pairs (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
comment on table payment_move_pairs is 'append-only';
insert into payment_move_pairs (from_status, to_status) values
  ('pending', 'on_progress'),
  ('pending', 'pending_payment'),
  ('pending', 'pending_review'),
  ('pending_review', 'pending_review'),
  ('pending', 'successed'),
  ('pending_payment', 'successed'),
  ('pending_review', 'successed'),
  ('on_progress', 'successed'),
  ('failed', 'successed'),
  ('pending', 'failed'),
  ('pending_payment', 'failed'),
  ('pending_review', 'failed'),
  ('on_progress', 'failed'),
  ('pending', 'cancelled'),
  ('pending_payment', 'cancelled'),
  ('pending_review', 'cancelled'),
  ('on_progress', 'cancelled');
create trigger payment_move_pairs_append_only before update or delete or truncate on payment_move_pairs
  for each statement execute function append_only_refuse();

alter table payment_history add column made_in xid8 not null default pg_current_xact_id();
comment on table payment_history is 'append-only';
create trigger payment_history_append_only before update or delete or truncate on payment_history
  for each statement execute function append_only_refuse();

-- Looked at when the transaction ends: history and status are written by one statement, in no order of their own.
create function payment_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_move_pairs where from_status = old.status and to_status = new.status)
    or not exists (select from payment_history
      where payment_id = new.id and made_in = pg_current_xact_id()
        and from_status = old.status and to_status = new.status)
  then
    raise exception 'payment % may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'payment_moves';
  end if;
  return null;
end $$;
create constraint trigger payment_moves after update on payments deferrable initially deferred
  for each row when (old.status is distinct from new.status) execute function payment_moves();
