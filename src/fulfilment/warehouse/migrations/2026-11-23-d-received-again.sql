-- Goods heavier than quoted are noted as they are received.
alter table received_items drop constraint received_items_condition_check;
alter table received_items add constraint received_items_condition_check
  check (condition in ('good', 'wrong', 'damaged', 'short', 'overweight', 'prohibited'));
