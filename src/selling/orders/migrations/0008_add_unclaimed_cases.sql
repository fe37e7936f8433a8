-- A case about goods that nobody came for. It does not keep them back: whoever comes for them gets them.
alter table discrepancies drop constraint discrepancies_kind_check;
alter table discrepancies add constraint discrepancies_kind_check
  check (kind in ('wrong', 'damaged', 'short', 'overweight', 'prohibited', 'lost', 'no_owner', 'misplaced', 'unclaimed'));

create or replace function check_item_block() returns trigger language plpgsql as $$
declare item uuid; blocked text; kind text;
begin
  if tg_table_name = 'discrepancies' then item := new.item_id; else item := new.id; end if;
  select order_items.discrepancy into blocked from order_items where id = item;
  select discrepancies.kind into kind from discrepancies
    where item_id = item and ended_at is null and discrepancies.kind <> 'unclaimed';
  if blocked is distinct from kind then
    raise exception 'item % is blocked as % while its open case is %', item, blocked, kind
      using errcode = 'check_violation', constraint = 'check_item_block';
  end if;
  return null;
end $$;
