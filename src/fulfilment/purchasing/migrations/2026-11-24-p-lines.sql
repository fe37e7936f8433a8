-- A line is some units of an item in one store order, in one parcel: an item may be bought in several store orders, and a seller may
-- send it in several parcels. What a seller cancels, or what was bought anew, is closed and stays.

alter table store_order_items drop constraint store_order_items_pkey;
alter table store_order_items
  add column id uuid not null default gen_random_uuid() primary key,
  add column units integer,
  -- Its part of what the store order really cost.
  add column cost_minor bigint,
  -- Some units of an item only: the others are in other lines.
  add column is_part boolean not null default false,
  add column arrived_at timestamptz,
  add column arrived_by uuid references staff_members (id),
  add column closed_at timestamptz,
  add column closed_as text check (closed_as in ('cancelled', 'replaced')),
  add column closed_why text,
  add constraint line_closed check ((closed_at is null) = (closed_as is null)),
  add constraint line_sent check ((tracking_number is null) = (shipped_at is null)),
  add constraint line_arrived check (arrived_at is null or shipped_at is not null);
update store_order_items line set units = item.quantity, cost_minor = part.cost
  from order_items item, (
    select one.item_id, bought.cost_minor / count(*) over each + case
        when row_number() over (partition by one.store_order_id order by one.item_id) = 1
        then bought.cost_minor % count(*) over each else 0 end as cost
      from store_order_items one join store_orders bought on bought.id = one.store_order_id
      window each as (partition by one.store_order_id)) part
  where item.id = line.item_id and part.item_id = line.item_id;
alter table store_order_items
  alter column id drop default, alter column units set not null, alter column cost_minor set not null,
  add constraint line_units check (units > 0), add constraint line_cost check (cost_minor >= 0);
create index store_order_items_of_item on store_order_items (item_id);
create index store_order_items_unsent on store_order_items (store_order_id) where shipped_at is null and closed_at is null;
create index store_order_items_parts on store_order_items (tracking_number)
  where is_part and shipped_at is not null and arrived_at is null and closed_at is null;

-- Looked at when the transaction ends: no more units than the customer ordered, and the lines cost what the store order did.
create function store_order_lines_add_up() returns trigger language plpgsql as $$
declare wanted bigint; bought bigint;
begin
  select quantity into wanted from order_items where id = new.item_id;
  select sum(units) into bought from store_order_items where item_id = new.item_id and closed_at is null;
  if bought > wanted then
    raise exception '% units of item % bought of %', bought, new.item_id, wanted
      using errcode = 'check_violation', constraint = 'store_order_units';
  end if;
  select cost_minor into wanted from store_orders where id = new.store_order_id;
  select sum(cost_minor) into bought from store_order_items where store_order_id = new.store_order_id;
  if bought <> wanted and exists (select from store_order_items where id = new.id) then
    raise exception 'store order % cost %, its lines %', new.store_order_id, wanted, bought
      using errcode = 'check_violation', constraint = 'store_order_cost';
  end if;
  return null;
end $$;
create constraint trigger store_order_lines_add_up after insert or update of units, cost_minor, closed_at on store_order_items
  deferrable initially deferred for each row execute function store_order_lines_add_up();
create trigger store_order_items_stay before delete or truncate on store_order_items
  for each statement execute function append_only_refuse();

-- Money a seller owes us for units that do not come, until a card's statement shows it.
create table store_order_refunds (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  line_id uuid not null unique references store_order_items (id),
  store_order_id uuid not null references store_orders (id),
  expected_minor bigint not null check (expected_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  why text not null,
  expected_at timestamptz not null,
  expected_by uuid references staff_members (id)
);
create index store_order_refunds_of on store_order_refunds (store_order_id);
create trigger store_order_refunds_append_only before update or delete or truncate on store_order_refunds
  for each statement execute function append_only_refuse();
comment on table store_order_refunds is 'append-only';
