-- Orders and their items. The item carries the state; it changes only together with a row of history that names a move
-- of the table (item-moves.ts, copied into allowed_moves).

-- Staff find an item by any part of its title.
create extension if not exists pg_trgm;

-- A sequence, not a locked row: no order waits for another's number. A failed one leaves a gap.
create sequence order_numbers start 100001;

create table orders (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  customer_id uuid not null references customers (id),
  placed_at timestamptz not null,
  currency text not null,
  locale text not null check (locale in ('ar', 'en')),
  coupon_code text,
  package_id text,
  subscribes boolean not null default false,
  -- The package and coupon terms of the time the order was placed, which stay valid for it.
  offers jsonb not null,
  payment_method text not null,
  shipping_fees_calculation text not null,
  tables_version uuid not null references price_table_versions (id),
  remove_box boolean not null default false,
  user_decision text not null check (user_decision in ('PROCEED_OTHER_ITEMS', 'HOLD_ORDER', 'Ask me every time')),
  address jsonb,
  -- Chosen at checkout; null: the customer is asked when the goods have arrived.
  arrival text check (arrival in ('pickup', 'delivery')),
  pickup_office text,
  -- The price lines shown and agreed at checkout, in minor units as texts.
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
  -- The exact inputs of a placed order's price besides its tables: the request and the offers, so that anybody can
  -- compute it again.
  placed_quote jsonb,
  -- Since when the order waits for a reviewer: the longest wait of its items; null if none waits or the customer was
  -- asked for something. Updated by the database with every state.
  review_since timestamptz,
  -- The delivery that the customer chose at checkout, with its price of that time. It is requested once the goods are
  -- here, at their real weight and the fee of that day; until then nothing of it is due.
  delivery_wish jsonb check (delivery_wish is null
    or (arrival is null and jsonb_typeof(delivery_wish -> 'company') = 'string'
      and jsonb_typeof(delivery_wish -> 'addressId') = 'string' and jsonb_typeof(delivery_wish -> 'feeMinor') = 'string')),
  -- For an order that is paid after its review: the balance that pays a part, once the payment is asked for.
  balance_first text check (balance_first in ('card', 'cash')),
  check ((claimed_by is null) = (claimed_at is null)),
  foreign key (site, currency) references sites (code, currency)
);
create index orders_of_customer on orders (customer_id, site, placed_at desc);
create index orders_to_review on orders (site, review_since, id) include (claimed_by)
  where review_since is not null and editing_by is null;
create index orders_claimed on orders (claimed_by, review_since) where claimed_by is not null;
create index orders_by_time on orders (site, placed_at);
-- The few orders that are being edited now.
create index orders_edited on orders (id) where editing_by is not null;
create trigger forbid_delete before delete or truncate on orders
  for each statement execute function forbid_change();
create trigger orders_mark_queues after update of claimed_by, editing_by on orders
  for each row when (old.claimed_by is distinct from new.claimed_by or old.editing_by is distinct from new.editing_by)
  execute function mark_queues_of_row();

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
  -- The facts from the store's page when the customer added the item; reviewers see them beside the customer's data.
  reading_id uuid,
  -- The item's site and the order's waiting time are stored, so that a page of a queue is a few rows of an index,
  -- however many wait.
  site text not null default '',
  -- How many units of an item that waits for its purchase are already bought. A partly bought item can only be bought
  -- further: nobody can cancel, hold or edit it as if nothing was paid.
  bought_units integer not null default 0,
  -- The address without tracking, which shows that goods of several orders come from the same page of a store.
  page text,
  -- The review's question and the customer's answer, stored with the item: the buyer and the warehouse read it too.
  answered jsonb not null default '[]',
  unique (order_id, place),
  foreign key (site) references sites,
  constraint item_bought_in_part
    check (bought_units = 0 or (bought_units > 0 and bought_units < quantity and state = 'pending_purchase')),
  constraint order_items_discrepancy_check
    check (discrepancy in ('wrong', 'damaged', 'short', 'overweight', 'prohibited', 'lost', 'no_owner', 'misplaced'))
);
create index order_items_by_state on order_items (state, state_since);
create index order_items_bought_in_part on order_items (site, id) where bought_units > 0;
create index order_items_of_page on order_items (site, md5(page)) where state in ('processing', 'pending_review');
create index order_items_in_queues on order_items (site, state, state_since, id) include (country)
  where state not in ('placed', 'cancelled', 'picked_up', 'delivered');
create index order_items_to_buy on order_items (site, store, country, state_since, id) include (state, order_id)
  where state in ('pending_purchase', 'on_hold');
create index order_items_to_review on order_items (site, store, order_id) where state in ('processing', 'pending_review');
create index order_items_in_warehouse on order_items (site, country, state, state_since, id) include (quantity)
  where state in ('received_at_warehouse', 'ready_for_shipping');
create index order_items_by_title on order_items using gin (title gin_trgm_ops);
create trigger forbid_delete before delete or truncate on order_items
  for each statement execute function forbid_change();
create trigger order_items_mark_queues after update of state on order_items
  for each row when (old.state is distinct from new.state) execute function mark_queues_of_row();
create trigger order_items_part_marks_queues after update of bought_units on order_items
  for each row when (old.bought_units is distinct from new.bought_units) execute function mark_queues_of_row();

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
  made_in xid8 not null default pg_current_xact_id()
);
create index item_history_of_item on item_history (item_id, id);
-- Finds today's rows without reading the years before: history and payments are stored in the order in which they came.
create index item_history_by_time on item_history using brin (at) with (pages_per_range = 16);
create trigger forbid_change before update or delete or truncate on item_history
  for each statement execute function forbid_change();
create trigger forbid_unlisted_move after insert on item_history
  for each row when (new.from_state is not null) execute function forbid_unlisted_move('item', 'state');

-- Money in and out of the order, by kind of money; the amounts themselves are in the ledger.
create table order_payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  entry_id uuid not null references journal_entries (id),
  kind text not null check (kind in ('card', 'cash', 'valu')),
  minor bigint not null check (minor <> 0),
  what text not null,
  method text,
  fees_minor bigint not null default 0 check (fees_minor >= 0),
  payment_id uuid,
  at timestamptz not null,
  check ((what = 'payment') = (minor > 0)),
  constraint order_payments_what_check
    check (what in ('payment', 'refund', 'hold', 'package'))
);
create index order_payments_of_order on order_payments (order_id, at);
create index order_payments_by_time on order_payments using brin (at) with (pages_per_range = 16);
create trigger forbid_change before update or delete or truncate on order_payments
  for each statement execute function forbid_change();

-- A surplus after review: on hold until the customer accepts, or until the time is over.
create table order_holds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('card', 'cash', 'valu')),
  minor bigint not null check (minor > 0),
  until timestamptz not null,
  released_at timestamptz
);
create index order_holds_waiting on order_holds (until) where released_at is null;
create index order_holds_of_order on order_holds (order_id);

-- Money that became due (or refundable) after the purchase.
create table order_dues (
  id uuid primary key,
  order_id uuid not null references orders (id),
  item_id uuid references order_items (id),
  reason text not null,
  minor bigint not null check (minor <> 0),
  facts jsonb not null default '{}',
  at timestamptz not null,
  constraint order_dues_reason_check
    check (reason in ('weight', 'duty', 'fee', 'storage', 'cancellation', 'return', 'returnFee', 'priceOff', 'returnToStore')),
  constraint order_dues_say_where
    check (case when reason in ('cancellation', 'return', 'returnFee', 'returnToStore') then item_id is null and facts ? 'accounts'
      when reason = 'priceOff' then item_id is not null and minor < 0 and facts ? 'accounts' else true end)
);
create index order_dues_of_order on order_dues (order_id);
create trigger forbid_change before update or delete or truncate on order_dues
  for each statement execute function forbid_change();

create table invoice_series (
  site text not null references sites,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (site, kind, year)
);

create table invoices (
  id uuid primary key,
  site text not null references sites,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  serial integer not null check (serial > 0),
  number text not null unique,
  order_id uuid not null references orders (id),
  -- Of a credit note: the invoice it corrects.
  corrects uuid references invoices (id),
  issued_at timestamptz not null,
  currency text not null,
  total_minor bigint not null check (total_minor > 0),
  vat_minor bigint not null check (vat_minor >= 0 and vat_minor <= total_minor),
  -- The printed content, in both languages, as of that day: seller, buyer, goods, lines.
  content jsonb not null,
  unique (site, kind, year, serial),
  check ((kind = 'credit_note') = (corrects is not null)),
  foreign key (site, currency) references sites (code, currency)
);
create unique index invoices_one_of_order on invoices (order_id) where kind = 'invoice';
create index invoices_of_order on invoices (order_id);
comment on table invoices is 'append-only';
create trigger forbid_change before update or delete or truncate on invoices
  for each statement execute function forbid_change();

-- Orders being edited by their customers. A draft moves nothing: it stays here until it is ended, and then remains as
-- history.
create table order_edits (
  id uuid primary key,
  order_id uuid not null references orders (id),
  customer_id uuid not null references customers (id),
  begun_at timestamptz not null,
  touched_at timestamptz not null,
  version integer not null default 1,
  -- What was changed, cancelled and added, and the coupon; the form is edit-draft.ts.
  changes jsonb not null,
  ended_at timestamptz,
  how text check (how in ('applied', 'left', 'forgotten', 'order_closed')),
  -- For an applied one: the order's total before and after.
  old_total_minor bigint,
  new_total_minor bigint,
  check ((ended_at is null) = (how is null)),
  check ((how = 'applied') = (new_total_minor is not null) or how is null)
);
create unique index order_edits_one_open on order_edits (order_id) where ended_at is null;
create index order_edits_forgotten on order_edits (touched_at) where ended_at is null;

create table cancellations (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  order_id uuid not null references orders (id),
  state text not null check (state in ('asked', 'proposed', 'agreed', 'declined', 'expired', 'refused', 'withdrawn')),
  at timestamptz not null,
  -- The customer's own request, if they started it.
  reason text,
  comment text,
  -- Support's proposal: the fee, the refund, and until when it is valid.
  proposed_by uuid references staff_members (id),
  proposed_at timestamptz,
  why text,
  fee_minor bigint check (fee_minor >= 0),
  back_minor bigint check (back_minor >= 0),
  share text,
  until timestamptz,
  answered_at timestamptz,
  check ((proposed_at is null) = (proposed_by is null) and (proposed_at is null) = (fee_minor is null)
    and (proposed_at is null) = (back_minor is null) and (proposed_at is null) = (until is null)),
  check (state not in ('proposed', 'agreed', 'declined') or proposed_at is not null),
  check (state not in ('asked', 'refused') or proposed_at is null)
);
create index cancellations_open on cancellations (site, state, at) where state in ('asked', 'proposed');
create index cancellations_of_order on cancellations (order_id);
create trigger forbid_delete before delete or truncate on cancellations
  for each statement execute function forbid_change();

create table cancellation_items (
  cancellation_id uuid not null references cancellations (id),
  item_id uuid not null references order_items (id),
  -- The parts of the item's fee, once proposed: its state then, and a share of each of these lines.
  state text,
  lines jsonb not null default '[]',
  fee_minor bigint check (fee_minor >= 0),
  closed_at timestamptz,
  primary key (cancellation_id, item_id)
);
create unique index cancellation_items_one_open on cancellation_items (item_id) where closed_at is null;
create trigger forbid_delete before delete or truncate on cancellation_items
  for each statement execute function forbid_change();

create table cancellation_history (
  id bigint generated always as identity primary key,
  cancellation_id uuid not null references cancellations (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index cancellation_history_of_case on cancellation_history (cancellation_id, id);
create trigger forbid_change before update or delete or truncate on cancellation_history
  for each statement execute function forbid_change();
create trigger forbid_unlisted_move after insert on cancellation_history
  for each row when (new.from_state is not null) execute function forbid_unlisted_move('cancellation', 'state');

-- Messages between a customer and the shop about an order or one of its items. They never change; only the time when
-- the other side saw one is added.
create table order_comments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  item_id uuid references order_items (id),
  customer_id uuid references customers (id),
  staff_id uuid references staff_members (id),
  said text not null check (length(trim(said)) between 1 and 2000),
  at timestamptz not null,
  seen_at timestamptz,
  check ((customer_id is null) <> (staff_id is null))
);
create index order_comments_of_order on order_comments (order_id, at);
create index order_comments_unanswered on order_comments (at) where seen_at is null and staff_id is null;
comment on table order_comments is 'append-only but for seen_at';

-- Orders from before this shop, imported from files: read-only. An order belongs to the customer with its email or
-- phone; if there is none yet, it waits for them.
create table legacy_imports (
  id uuid primary key,
  site text not null references sites,
  file_name text not null,
  file_hash text not null check (length(file_hash) = 64),
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  added integer not null check (added >= 0),
  known integer not null check (known >= 0),
  unique (site, file_hash)
);

create table legacy_orders (
  id uuid primary key,
  import_id uuid not null references legacy_imports (id),
  site text not null references sites,
  number text not null,
  customer_id uuid references customers (id),
  email citext,
  phone text,
  placed_on date not null,
  status text not null check (status in ('fulfilled', 'cancelled')),
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  -- title, quantity, store of each item
  items jsonb not null check (jsonb_array_length(items) > 0),
  unique (site, number),
  constraint legacy_orders_known check (
    email is not null or phone is not null or customer_id is not null),
  foreign key (site, currency) references sites (code, currency)
);
create index legacy_orders_of_customer on legacy_orders (customer_id, site, placed_on desc);
create index legacy_orders_unclaimed on legacy_orders (email) where customer_id is null;
comment on table legacy_orders is 'append-only but for customer_id';
comment on table legacy_orders is 'append-only but for customer_id, email, phone';

create table discrepancy_rules (
  site text primary key references sites,
  -- How many working days a customer has by default, and how long before the end they are reminded.
  working_days integer not null check (working_days between 1 and 30),
  remind_hours integer not null check (remind_hours > 0),
  -- From this amount on, a second person must agree before the customer is asked.
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);

-- A page that was read again for the review: the newest reading stands beside the form, those before it stay.
create table item_readings (
  item_id uuid not null references order_items (id),
  reading_id uuid not null references link_readings (id),
  staff_id uuid,
  at timestamptz not null,
  primary key (item_id, reading_id)
);
comment on table item_readings is 'append-only';
create trigger forbid_change before update or delete or truncate on item_readings
  for each statement execute function forbid_change();

-- The result of a finished review of a page, to be reused for the same goods, with the page's price of that time.
create table page_reviews (
  item_id uuid not null references order_items (id),
  at timestamptz not null,
  site text not null references sites,
  page text not null,
  options text not null,
  reviewer_id uuid,
  verdict jsonb not null,
  data jsonb not null,
  primary key (item_id, at)
);
create index page_reviews_of_page on page_reviews (site, md5(page), at desc);
comment on table page_reviews is 'append-only';
create trigger forbid_change before update or delete or truncate on page_reviews
  for each statement execute function forbid_change();

create table discrepancies (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  order_id uuid not null references orders (id),
  item_id uuid not null references order_items (id),
  kind text not null,
  state text not null check (state in
    ('open', 'drafted', 'proposed', 'chosen', 'defaulted', 'executing', 'closed', 'withdrawn')),
  at timestamptz not null,
  opened_by uuid references staff_members (id),
  -- Since when it has its present state: the waiting time in a queue.
  since timestamptz not null,
  note text not null,
  item_state text not null,
  -- The weight of one piece on the scale and the quoted one, if it was weighed.
  real_grams integer check (real_grams > 0),
  quoted_grams integer check (quoted_grams > 0),
  -- The current proposal: its round, who wrote and who sent it, its note, until when, and what happens then.
  round integer not null default 0 check (round >= 0),
  drafted_by uuid references staff_members (id),
  proposed_by uuid references staff_members (id),
  proposed_at timestamptz,
  said text,
  days integer check (days between 1 and 30),
  until timestamptz,
  default_kind text,
  reminded_at timestamptz,
  chosen_kind text,
  chosen_at timestamptz,
  back_minor bigint check (back_minor >= 0),
  ended_at timestamptz,
  check ((state in ('closed', 'withdrawn')) = (ended_at is not null)),
  check (state not in ('proposed', 'chosen', 'defaulted') or
    (proposed_by is not null and proposed_at is not null and until is not null and default_kind is not null)),
  check (state not in ('chosen', 'defaulted', 'executing', 'closed') or (chosen_kind is not null and chosen_at is not null)),
  check (state <> 'drafted' or (drafted_by is not null and default_kind is not null)),
  constraint discrepancies_kind_check
    check (kind in ('wrong', 'damaged', 'short', 'overweight', 'prohibited', 'lost', 'no_owner', 'misplaced'))
);
create unique index discrepancies_one_open on discrepancies (item_id) where ended_at is null;
create index discrepancies_waiting on discrepancies (site, state, since, id) where ended_at is null;
create index discrepancies_ended on discrepancies (site, ended_at desc, id) where ended_at is not null;
create index discrepancies_of_order on discrepancies (order_id);
create index discrepancies_due on discrepancies (until) where state = 'proposed';
create trigger forbid_delete before delete or truncate on discrepancies
  for each statement execute function forbid_change();
create trigger discrepancies_mark_queues after insert on discrepancies for each row execute function mark_queues_of_row();
create trigger discrepancies_moved_mark_queues after update of state on discrepancies
  for each row when (old.state is distinct from new.state) execute function mark_queues_of_row();

create table discrepancy_options (
  discrepancy_id uuid not null references discrepancies (id),
  round integer not null check (round > 0),
  kind text not null check (kind in ('accept', 'replace', 'return', 'refund')),
  place integer not null,
  -- The discount or the fee, and the amount refunded to the balances at once.
  off_minor bigint not null check (off_minor >= 0),
  fee_minor bigint not null check (fee_minor >= 0),
  back_minor bigint not null check (back_minor >= 0),
  -- How the amounts were computed, in minor units as texts.
  facts jsonb not null,
  primary key (discrepancy_id, round, kind),
  check (off_minor = 0 or kind = 'accept'),
  check (fee_minor = 0 or kind = 'return'),
  check (back_minor = 0 or kind <> 'replace')
);
comment on table discrepancy_options is 'append-only';
create trigger forbid_change before update or delete or truncate on discrepancy_options
  for each statement execute function forbid_change();

create table discrepancy_photos (
  discrepancy_id uuid not null references discrepancies (id),
  file_id uuid not null references stored_files (id),
  at timestamptz not null,
  primary key (discrepancy_id, file_id)
);
comment on table discrepancy_photos is 'append-only';
create trigger forbid_change before update or delete or truncate on discrepancy_photos
  for each statement execute function forbid_change();

create table discrepancy_history (
  id bigint generated always as identity primary key,
  discrepancy_id uuid not null references discrepancies (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index discrepancy_history_of_case on discrepancy_history (discrepancy_id, id);
comment on table discrepancy_history is 'append-only';
create trigger forbid_change before update or delete or truncate on discrepancy_history
  for each statement execute function forbid_change();
create trigger forbid_unlisted_move after insert on discrepancy_history
  for each row when (new.from_state is not null) execute function forbid_unlisted_move('discrepancy', 'state');

-- A state changes only in the transaction that wrote the row of history for this change.
create function require_item_history() returns trigger language plpgsql as $$
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
      using errcode = 'check_violation', constraint = 'require_item_history';
  end if;
  return new;
end $$;
create trigger require_item_history before insert or update of state on order_items
  for each row execute function require_item_history();
create trigger forbid_unlisted_move after update on order_items
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('item', 'state');

-- The next number of its series and no other; the series' row is locked until the transaction ends.
create function require_next_invoice_number() returns trigger language plpgsql as $$
declare
  before integer;
begin
  perform 1 from invoice_series where site = new.site and kind = new.kind and year = new.year for update;
  select coalesce(max(serial), 0) into before from invoices
    where site = new.site and kind = new.kind and year = new.year;
  if new.serial <> before + 1 then
    raise exception 'the % after % of % % is not %', new.kind, before, new.site, new.year, new.serial
      using errcode = 'check_violation', constraint = 'require_next_invoice_number';
  end if;
  return new;
end $$;
create trigger require_next_invoice_number before insert on invoices for each row execute function require_next_invoice_number();

create function forbid_placed_quote_change() returns trigger language plpgsql as $$
begin
  if new.placed_quote is distinct from old.placed_quote then
    raise exception 'what order % was quoted with when it was placed never changes', old.number
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_placed_quote_change before update of placed_quote on orders
  for each row execute function forbid_placed_quote_change();

-- While its customer edits an order, nobody may claim, buy or hold its items: the use-cases refuse it with a message,
-- and the database in any case.
create function forbid_moves_while_edited() returns trigger language plpgsql as $$
begin
  if new.state in ('pending_review', 'purchased') and new.state <> old.state
    and exists (select from orders where id = new.order_id and editing_by is not null) then
    raise exception 'item % may not become % while its order is being edited', new.id, new.state
      using errcode = 'check_violation', constraint = 'forbid_moves_while_edited';
  end if;
  return new;
end $$;
create trigger forbid_moves_while_edited before update of state on order_items
  for each row execute function forbid_moves_while_edited();

create function check_cancellation_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('asked', 'proposed') then
      raise exception 'a cancellation begins as asked or proposed, not %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> new.state and not exists (
    select from cancellation_history
      where cancellation_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from cancellation_history where cancellation_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'cancellation % may not move from % to % without its history', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'cancellation_has_history';
  end if;
  if (new.id, new.number, new.site, new.order_id, new.at) is distinct from (old.id, old.number, old.site, old.order_id, old.at)
    or (old.proposed_at is not null and (new.proposed_by, new.proposed_at, new.fee_minor, new.back_minor, new.until)
      is distinct from (old.proposed_by, old.proposed_at, old.fee_minor, old.back_minor, old.until))
  then
    raise exception 'what cancellation % proposed never changes', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_cancellation_change before insert or update on cancellations
  for each row execute function check_cancellation_change();
create trigger forbid_unlisted_move after update on cancellations
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('cancellation', 'state');

-- Checked when the transaction ends: bought goods are cancelled only with the customer's consent.
create function require_agreed_cancellation() returns trigger language plpgsql as $$
begin
  if not exists (
    select from cancellation_items part join cancellations on cancellations.id = part.cancellation_id
      where part.item_id = new.item_id and cancellations.state = 'agreed'
  ) then
    raise exception 'item % was bought and nobody agreed to cancel it', new.item_id
      using errcode = 'check_violation', constraint = 'require_agreed_cancellation';
  end if;
  return null;
end $$;
create constraint trigger require_agreed_cancellation after insert on item_history
  deferrable initially deferred for each row
  when (new.event = 'cancel' and new.from_state in ('purchased', 'shipped_from_seller', 'received_at_warehouse', 'ready_for_shipping',
    'shipped_to_destination', 'arrived_uae', 'in_shipping_process', 'arrived_hub', 'waiting_delivery_request'))
  execute function require_agreed_cancellation();

create function forbid_comment_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.seen_at is not null
    or (new.id, new.order_id, new.item_id, new.customer_id, new.staff_id, new.said, new.at)
      is distinct from (old.id, old.order_id, old.item_id, old.customer_id, old.staff_id, old.said, old.at) then
    raise exception 'what was written about an order stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_comment_change before update or delete on order_comments
  for each row execute function forbid_comment_change();

-- The commented item belongs to the message's order.
create function check_comment_item() returns trigger language plpgsql as $$
begin
  if new.item_id is not null
    and not exists (select from order_items where id = new.item_id and order_id = new.order_id) then
    raise exception 'item % is not of order %', new.item_id, new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_comment_item before insert on order_comments
  for each row execute function check_comment_item();

create function forbid_legacy_order_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.customer_id is not null and new.email is null and new.phone is null
    and (to_jsonb(new) - array['email', 'phone']) = (to_jsonb(old) - array['email', 'phone']) then
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.customer_id is not null or new.customer_id is null
    or (to_jsonb(new) - 'customer_id') is distinct from (to_jsonb(old) - 'customer_id') then
    raise exception 'an order from before this shop stays as it was imported' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_legacy_order_change before update or delete on legacy_orders
  for each row execute function forbid_legacy_order_change();

create function copy_order_site() returns trigger language plpgsql as $$
begin
  new.site := (select site from orders where id = new.order_id);
  return new;
end $$;
create trigger copy_order_site before insert or update of order_id, site on order_items
  for each row execute function copy_order_site();

create function review_since(order_id uuid) returns timestamptz language sql stable as $$
  select min((select max(step.at) from item_history step where step.item_id = item.id and step.to_state = 'processing'))
    from order_items item
    where item.order_id = $1 and item.state in ('processing', 'pending_review')
      and not exists (select from order_items other where other.order_id = $1 and other.state = 'missing_info')
$$;

create function note_review_since() returns trigger language plpgsql as $$
begin
  update orders set review_since = review_since(id)
    where id = new.order_id and review_since is distinct from review_since(id);
  return null;
end $$;
create trigger note_review_since after update of state on order_items
  for each row when (old.state is distinct from new.state
    and (new.state in ('processing', 'pending_review', 'missing_info')
      or old.state in ('processing', 'pending_review', 'missing_info')))
  execute function note_review_since();

create function check_discrepancy_change() returns trigger language plpgsql as $$
declare most bigint; given bigint; offered integer;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'a discrepancy begins as open, not %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> new.state and not exists (
    select from discrepancy_history
      where discrepancy_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from discrepancy_history where discrepancy_id = new.id)
        and from_state = old.state and to_state = new.state
  ) then
    raise exception 'discrepancy % may not move from % to % without its history', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'discrepancy_has_history';
  end if;
  if old.ended_at is not null
    or (new.id, new.number, new.site, new.order_id, new.item_id, new.kind, new.at, new.opened_by, new.note, new.item_state)
      is distinct from (old.id, old.number, old.site, old.order_id, old.item_id, old.kind, old.at, old.opened_by, old.note, old.item_state)
    or (old.state not in ('open', 'drafted') and new.state <> 'open'
      and (new.round, new.drafted_by, new.proposed_by, new.proposed_at, new.said, new.until, new.default_kind)
      is distinct from (old.round, old.drafted_by, old.proposed_by, old.proposed_at, old.said, old.until, old.default_kind))
    or (old.chosen_kind is not null
      and (new.chosen_kind, new.chosen_at) is distinct from (old.chosen_kind, old.chosen_at))
  then
    raise exception 'what discrepancy % says never changes', old.number using errcode = 'restrict_violation';
  end if;
  if new.state = 'proposed' and old.state <> 'proposed' then
    select two_people_from_minor into most from discrepancy_rules where site = new.site;
    select count(*), coalesce(max(greatest(off_minor, back_minor)), 0) into offered, given
      from discrepancy_options where discrepancy_id = new.id and round = new.round;
    if offered not between 2 and 4 then
      raise exception 'discrepancy % offers % ways', old.number, offered
        using errcode = 'check_violation', constraint = 'discrepancy_offers_choice';
    end if;
    if given >= coalesce(most, 0) and (new.drafted_by is null or new.drafted_by = new.proposed_by) then
      raise exception 'discrepancy % gives %, which two people agree to', old.number, given
        using errcode = 'check_violation', constraint = 'discrepancy_second_person';
    end if;
  end if;
  return new;
end $$;
create trigger check_discrepancy_change before insert or update on discrepancies
  for each row execute function check_discrepancy_change();
create trigger forbid_unlisted_move after update on discrepancies
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('discrepancy', 'state');

-- Checked when the transaction ends: goods are blocked exactly while their case is open.
create function check_item_block() returns trigger language plpgsql as $$
declare item uuid; blocked text; kind text;
begin
  if tg_table_name = 'discrepancies' then item := new.item_id; else item := new.id; end if;
  select order_items.discrepancy into blocked from order_items where id = item;
  select discrepancies.kind into kind from discrepancies where item_id = item and ended_at is null;
  if blocked is distinct from kind then
    raise exception 'item % is blocked as % while its open case is %', item, blocked, kind
      using errcode = 'check_violation', constraint = 'check_item_block';
  end if;
  return null;
end $$;
create constraint trigger check_item_block after insert or update of ended_at on discrepancies
  deferrable initially deferred for each row execute function check_item_block();
create constraint trigger check_item_block after update of discrepancy on order_items
  deferrable initially deferred for each row when (old.discrepancy is distinct from new.discrepancy)
  execute function check_item_block();

create function require_chosen_option() returns trigger language plpgsql as $$
begin
  if not exists (
    select from discrepancies where item_id = new.item_id and state in ('executing', 'closed')
      and chosen_kind = any (case new.event when 'replace' then array['replace'] else array['return', 'refund'] end)
  ) then
    raise exception 'item % is settled by no choice', new.item_id
      using errcode = 'check_violation', constraint = 'require_chosen_option';
  end if;
  return null;
end $$;
create constraint trigger require_chosen_option after insert on item_history
  deferrable initially deferred for each row when (new.event in ('settle', 'replace'))
  execute function require_chosen_option();

-- Tables of other rooms refer to this one.
alter table discrepancies add constraint discrepancy_default_is_offered
    foreign key (id, round, default_kind) references discrepancy_options (discrepancy_id, round, kind);
alter table discrepancies add constraint discrepancy_chosen_is_offered
    foreign key (id, round, chosen_kind) references discrepancy_options (discrepancy_id, round, kind);
