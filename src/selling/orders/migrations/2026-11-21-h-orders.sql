-- Orders and their items. The item carries the state; it changes only together with a row of history that names a move
-- of the table (item-moves.ts, copied into item_move_pairs; a test holds the two together).

create table orders (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  customer_id uuid not null references customers (id),
  placed_at timestamptz not null,
  currency text not null check (currency = case site when 'eg' then 'EGP' else 'AED' end),
  locale text not null check (locale in ('ar', 'en')),
  coupon_code text,
  package_id text,
  subscribes boolean not null default false,
  -- The package and coupon terms that were good when the order was placed, and stay good for it.
  offers jsonb not null,
  payment_method text not null,
  shipping_fees_calculation text not null,
  tables_version uuid not null references price_table_versions (id),
  remove_box boolean not null default false,
  user_decision text not null check (user_decision in ('PROCEED_OTHER_ITEMS', 'HOLD_ORDER', 'Ask me every time')),
  address jsonb,
  -- Chosen at checkout; null: asked when the goods have arrived.
  arrival text check (arrival in ('pickup', 'delivery')),
  pickup_office text,
  -- What was shown and agreed at checkout: the lines in minor units, as texts.
  placed_costs jsonb not null,
  current_costs jsonb not null,
  base_minor bigint not null check (base_minor >= 0),
  fees_minor bigint not null check (fees_minor >= 0),
  courtesy_minor bigint not null default 0 check (courtesy_minor >= 0),
  later_minor bigint not null default 0 check (later_minor >= 0),
  change_asked_at timestamptz,
  claimed_by uuid,
  claimed_at timestamptz,
  editing_by uuid,
  cancel_reason text,
  comment text,
  version integer not null default 1,
  check ((claimed_by is null) = (claimed_at is null))
);
create index orders_of_customer on orders (customer_id, site, placed_at desc);

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders (id),
  place integer not null,
  state text not null check (state in (
    'placed', 'processing', 'pending_review', 'missing_info', 'pending_payment', 'pending_purchase', 'on_hold',
    'purchased', 'shipped_from_seller', 'received_at_warehouse', 'ready_for_shipping', 'shipped_to_destination',
    'arrived_uae', 'in_shipping_process', 'arrived_hub', 'waiting_delivery_request', 'prepare_for_pickup',
    'pending_pickup', 'ready_for_pickup', 'preparing_package', 'preparing_shipment', 'pending_delivery', 'shipped',
    'picked_up', 'delivered', 'cancelled')),
  state_since timestamptz not null,
  title text not null,
  url text not null,
  image text,
  store text not null,
  country text not null,
  quantity integer not null check (quantity > 0),
  notes text,
  client_data jsonb not null,
  review_data jsonb,
  verdict jsonb,
  issues jsonb not null default '[]',
  completed_data jsonb,
  hold jsonb,
  real_grams integer check (real_grams > 0),
  discrepancy text,
  cancel_reason text,
  version integer not null default 1,
  unique (order_id, place)
);
create index order_items_by_state on order_items (state, state_since);

create table item_move_pairs (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);

create table item_history (
  id bigint generated always as identity primary key,
  item_id uuid not null references order_items (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text,
  data jsonb,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (from_state, to_state) references item_move_pairs (from_state, to_state)
);
create index item_history_of_item on item_history (item_id, id);

-- What came in for the order and what went back, by the kind of money; the amounts themselves are in the ledger.
create table order_payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  entry_id uuid not null references journal_entries (id),
  kind text not null check (kind in ('card', 'cash', 'valu')),
  minor bigint not null check (minor <> 0),
  what text not null check (what in ('payment', 'refund', 'hold')),
  method text,
  fees_minor bigint not null default 0 check (fees_minor >= 0),
  payment_id uuid,
  at timestamptz not null,
  check ((what = 'payment') = (minor > 0))
);
create index order_payments_of_order on order_payments (order_id, at);

-- A surplus after review: on hold until the customer accepts, or until the time is up.
create table order_holds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('card', 'cash', 'valu')),
  minor bigint not null check (minor > 0),
  until timestamptz not null,
  released_at timestamptz
);
create index order_holds_waiting on order_holds (until) where released_at is null;

-- Money that became due (or is owed back) after the purchase: a fact of the order, said at once.
create table order_dues (
  id uuid primary key,
  order_id uuid not null references orders (id),
  item_id uuid references order_items (id),
  reason text not null check (reason in ('weight', 'duty', 'fee', 'storage')),
  minor bigint not null check (minor <> 0),
  facts jsonb not null default '{}',
  at timestamptz not null
);
create index order_dues_of_order on order_dues (order_id);

create function append_only_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
create trigger item_history_append_only before update or delete or truncate on item_history
  for each statement execute function append_only_refuse();
create trigger order_payments_append_only before update or delete or truncate on order_payments
  for each statement execute function append_only_refuse();
create trigger order_dues_append_only before update or delete or truncate on order_dues
  for each statement execute function append_only_refuse();
create trigger orders_stay before delete or truncate on orders
  for each statement execute function append_only_refuse();
create trigger order_items_stay before delete or truncate on order_items
  for each statement execute function append_only_refuse();

-- A state changes only in the transaction that wrote the row of history for exactly this change.
create function item_state_has_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'placed' then
      raise exception 'an item begins as placed, not %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.state <> old.state and not exists (
    select from item_history
      where item_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from item_history where item_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'item % may not move from % to % without its history', new.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'item_state_has_history';
  end if;
  return new;
end $$;
create trigger item_state_has_history before insert or update of state on order_items
  for each row execute function item_state_has_history();

insert into item_move_pairs (from_state, to_state) values
  ('placed', 'processing'),
  ('placed', 'cancelled'),
  ('processing', 'pending_review'),
  ('pending_review', 'processing'),
  ('pending_review', 'missing_info'),
  ('pending_review', 'cancelled'),
  ('pending_review', 'pending_purchase'),
  ('pending_review', 'pending_payment'),
  ('missing_info', 'processing'),
  ('missing_info', 'cancelled'),
  ('pending_payment', 'pending_purchase'),
  ('pending_payment', 'cancelled'),
  ('pending_purchase', 'purchased'),
  ('pending_purchase', 'on_hold'),
  ('on_hold', 'cancelled'),
  ('on_hold', 'pending_purchase'),
  ('on_hold', 'pending_payment'),
  ('purchased', 'shipped_from_seller'),
  ('purchased', 'cancelled'),
  ('shipped_from_seller', 'received_at_warehouse'),
  ('received_at_warehouse', 'ready_for_shipping'),
  ('ready_for_shipping', 'shipped_to_destination'),
  ('ready_for_shipping', 'received_at_warehouse'),
  ('shipped_to_destination', 'arrived_uae'),
  ('shipped_to_destination', 'in_shipping_process'),
  ('arrived_uae', 'in_shipping_process'),
  ('in_shipping_process', 'arrived_hub'),
  ('arrived_hub', 'prepare_for_pickup'),
  ('arrived_hub', 'preparing_package'),
  ('arrived_hub', 'waiting_delivery_request'),
  ('waiting_delivery_request', 'prepare_for_pickup'),
  ('waiting_delivery_request', 'preparing_package'),
  ('prepare_for_pickup', 'pending_pickup'),
  ('pending_pickup', 'ready_for_pickup'),
  ('ready_for_pickup', 'picked_up'),
  ('ready_for_pickup', 'waiting_delivery_request'),
  ('preparing_package', 'preparing_shipment'),
  ('preparing_shipment', 'pending_delivery'),
  ('pending_delivery', 'shipped'),
  ('shipped', 'delivered'),
  ('shipped', 'waiting_delivery_request'),
  ('processing', 'cancelled'),
  ('pending_purchase', 'cancelled'),
  ('shipped_from_seller', 'cancelled'),
  ('received_at_warehouse', 'cancelled'),
  ('ready_for_shipping', 'cancelled'),
  ('shipped_to_destination', 'cancelled'),
  ('arrived_uae', 'cancelled'),
  ('in_shipping_process', 'cancelled'),
  ('arrived_hub', 'cancelled'),
  ('waiting_delivery_request', 'cancelled'),
  ('processing', 'processing'),
  ('pending_payment', 'processing'),
  ('pending_purchase', 'processing'),
  ('on_hold', 'processing'),
  ('prepare_for_pickup', 'waiting_delivery_request'),
  ('pending_pickup', 'waiting_delivery_request'),
  ('preparing_package', 'waiting_delivery_request'),
  ('preparing_shipment', 'waiting_delivery_request'),
  ('pending_delivery', 'waiting_delivery_request'),
  ('prepare_for_pickup', 'preparing_package'),
  ('pending_pickup', 'preparing_package'),
  ('ready_for_pickup', 'preparing_package'),
  ('preparing_package', 'prepare_for_pickup'),
  ('preparing_shipment', 'prepare_for_pickup'),
  ('pending_delivery', 'prepare_for_pickup'),
  ('prepare_for_pickup', 'cancelled'),
  ('pending_pickup', 'cancelled'),
  ('ready_for_pickup', 'cancelled'),
  ('preparing_package', 'cancelled'),
  ('preparing_shipment', 'cancelled'),
  ('pending_delivery', 'cancelled'),
  ('shipped', 'cancelled');
