-- Our orders at foreign stores: one store order may contain items of several customers.

create table purchase_rules (
  site text primary key references sites,
  -- From this monthly limit on, in the site's currency, a second person must agree.
  second_person_from_minor bigint not null check (second_person_from_minor > 0),
  -- How far above the reviewed price a buyer may buy, and how far a statement may differ from our cost by the exchange
  -- rate.
  price_tolerance_bp integer not null check (price_tolerance_bp between 0 and 2000),
  rate_tolerance_bp integer not null check (rate_tolerance_bp between 0 and 2000),
  -- After how many days a purchase, and a seller's refund, should be on a statement.
  charge_days integer not null check (charge_days between 1 and 60),
  refund_days integer not null check (refund_days between 1 and 120)
);

-- The address of each warehouse abroad for this site's purchases, as pasted into a store's checkout.
create table warehouse_addresses (
  site text not null references sites,
  country text not null check (country ~ '^[A-Z]{2}$'),
  address text not null check (length(address) between 10 and 500),
  set_by uuid not null references staff_members (id),
  set_at timestamptz not null,
  primary key (site, country)
);

-- The state of the store's page before a purchase: as reviewed, cheaper, dearer within a buyer's limit, dearer than
-- that, not available, or unreadable.
create table purchase_checks (
  id uuid primary key,
  site text not null references sites,
  item_id uuid not null references order_items (id),
  outcome text not null check (outcome in ('same', 'lower', 'within', 'above', 'gone', 'unread')),
  reviewed_price text not null,
  currency text not null,
  seen_price text,
  -- Why nothing could be read.
  failure text,
  checked_by uuid not null references staff_members (id),
  checked_at timestamptz not null,
  check ((outcome = 'unread') = (failure is not null)),
  check (outcome in ('gone', 'unread') or seen_price is not null)
);
create index purchase_checks_of on purchase_checks (item_id, checked_at desc);
comment on table purchase_checks is 'append-only';
create trigger forbid_change before update or delete or truncate on purchase_checks
  for each statement execute function forbid_change();

create table store_orders (
  id uuid primary key,
  site text not null references sites,
  store text not null,
  store_order_number text not null,
  -- The store's real charge, in its currency, and converted to the site's by the day's rate.
  cost_minor bigint not null check (cost_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  home_cost_minor bigint not null check (home_cost_minor > 0),
  card_label text not null,
  buyer_id uuid not null references staff_members (id),
  bought_at timestamptz not null,
  tables_version uuid not null references price_table_versions (id),
  card_id uuid not null,
  card_minor bigint not null check (card_minor > 0),
  unique (site, store, store_order_number)
);
-- The store orders of a site, newest first.
create index store_orders_newest on store_orders (site, bought_at desc, id);
-- Index-only: what a card has paid since a day, and which store orders wait for their seller; every queue page needs
-- it.
create index store_orders_of_card_spent on store_orders (card_id, bought_at) include (card_minor);

create table store_order_items (
  item_id uuid references order_items (id) not null,
  store_order_id uuid not null references store_orders (id),
  carrier text,
  tracking_number text,
  shipped_at timestamptz,
  id uuid not null primary key,
  units integer not null,
  -- Its part of the store order's real cost.
  cost_minor bigint not null,
  -- Only some units of an item: the others are in other lines.
  is_part boolean not null default false,
  arrived_at timestamptz,
  arrived_by uuid references staff_members (id),
  closed_at timestamptz,
  closed_as text check (closed_as in ('cancelled', 'replaced')),
  closed_why text,
  constraint line_closed check ((closed_at is null) = (closed_as is null)),
  constraint line_sent check ((tracking_number is null) = (shipped_at is null)),
  constraint line_arrived check (arrived_at is null or shipped_at is not null),
  constraint line_units check (units > 0),
  constraint line_cost check (cost_minor >= 0)
);
create index store_order_items_of_order on store_order_items (store_order_id);
create index store_order_items_tracking on store_order_items (tracking_number);
-- Typed and scanned numbers are found by their beginning, however many there are.
create index store_order_items_by_tracking on store_order_items (tracking_number text_pattern_ops) where tracking_number is not null;
create index store_order_items_of_item on store_order_items (item_id);
create index store_order_items_parts on store_order_items (tracking_number)
  where is_part and shipped_at is not null and arrived_at is null and closed_at is null;
create index store_order_items_unsent on store_order_items (store_order_id) include (item_id)
  where shipped_at is null and closed_at is null;
create trigger forbid_delete before delete or truncate on store_order_items
  for each statement execute function forbid_change();

create table store_order_checks (
  store_order_id uuid not null references store_orders (id),
  item_id uuid not null references order_items (id),
  check_id uuid references purchase_checks (id),
  -- Why it was bought although its page could not be read.
  reason text,
  primary key (store_order_id, item_id),
  constraint store_order_check_said check (check_id is not null or length(trim(reason)) >= 3)
);
comment on table store_order_checks is 'append-only';
create trigger forbid_change before update or delete or truncate on store_order_checks
  for each statement execute function forbid_change();

-- Money that a seller owes us for undelivered units, until a card's statement shows it.
create table store_order_refunds (
  id uuid primary key,
  site text not null references sites,
  line_id uuid not null unique references store_order_items (id),
  store_order_id uuid not null references store_orders (id),
  expected_minor bigint not null check (expected_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  why text not null,
  expected_at timestamptz not null,
  expected_by uuid references staff_members (id)
);
create index store_order_refunds_of on store_order_refunds (store_order_id);
comment on table store_order_refunds is 'append-only';
create trigger forbid_change before update or delete or truncate on store_order_refunds
  for each statement execute function forbid_change();

create table supplier_cards (
  id uuid primary key,
  site text not null references sites,
  label text not null check (length(trim(label)) between 1 and 60),
  -- The account's name in the ledger: supplier-card:{account}.
  account text not null check (account ~ '^[A-Za-z0-9._-]{1,60}$'),
  last4 text check (last4 ~ '^[0-9]{4}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('active', 'frozen', 'retired')),
  -- The limit in force; null until finance sets one.
  limit_id uuid,
  made_by uuid references staff_members (id),
  made_at timestamptz not null,
  unique (site, account),
  unique (site, label)
);
create trigger forbid_delete before delete or truncate on supplier_cards
  for each statement execute function forbid_change();

create table supplier_card_limits (
  id uuid primary key,
  card_id uuid not null references supplier_cards (id),
  -- In the card's currency.
  daily_minor bigint not null check (daily_minor > 0),
  monthly_minor bigint not null check (monthly_minor >= daily_minor),
  -- The monthly limit in the site's currency, by the day's rate.
  home_minor bigint not null check (home_minor > 0),
  why text not null check (length(trim(why)) >= 3),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check ((agreed_by is null) = (agreed_at is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (agreed_at is null or withdrawn_at is null)
);
create unique index supplier_card_limits_open on supplier_card_limits (card_id)
  where agreed_at is null and withdrawn_at is null;
create trigger forbid_delete before delete or truncate on supplier_card_limits
  for each statement execute function forbid_change();

create table card_statements (
  id uuid primary key,
  site text not null references sites,
  card_id uuid not null references supplier_cards (id),
  file_name text not null,
  file_hash text not null,
  added integer not null check (added >= 0),
  skipped integer not null check (skipped >= 0),
  faults jsonb not null,
  from_day date,
  to_day date,
  imported_by uuid not null references staff_members (id),
  imported_at timestamptz not null,
  unique (card_id, file_hash)
);
comment on table card_statements is 'append-only';
create trigger forbid_change before update or delete or truncate on card_statements
  for each statement execute function forbid_change();

create table card_statement_lines (
  id uuid primary key,
  statement_id uuid not null references card_statements (id),
  card_id uuid not null references supplier_cards (id),
  line_hash text not null,
  booked_on date not null,
  merchant text not null,
  reference text not null,
  -- In the card's currency: above zero charged, below zero returned.
  amount_minor bigint not null check (amount_minor <> 0),
  -- In the store's currency, if the bank gives it.
  original_minor bigint,
  original_currency text check (original_currency ~ '^[A-Z]{3}$'),
  unique (card_id, line_hash)
);
create index card_statement_lines_of on card_statement_lines (card_id, booked_on desc);
comment on table card_statement_lines is 'append-only';
create trigger forbid_change before update or delete or truncate on card_statement_lines
  for each statement execute function forbid_change();

create table card_line_matches (
  line_id uuid references card_statement_lines (id) not null,
  store_order_id uuid references store_orders (id),
  refund_id uuid references store_order_refunds (id),
  how text not null,
  -- The line's surplus above the expected amount, in the card's currency.
  difference_minor bigint not null,
  matched_at timestamptz not null,
  matched_by uuid references staff_members (id),
  -- Of a refund: the entry that booked it.
  entry_id uuid references journal_entries (id),
  id uuid not null default gen_random_uuid() primary key,
  undone_at timestamptz,
  undone_by uuid references staff_members (id),
  undone_why text check (length(trim(undone_why)) >= 3),
  constraint card_line_is_one_thing check ((store_order_id is null) <> (refund_id is null)),
  constraint card_line_refund_posted check ((refund_id is null) = (entry_id is null)),
  constraint card_line_exact check (how <> 'exact' or difference_minor = 0),
  constraint card_line_matches_how_check check (how in ('exact', 'rate', 'amount', 'day', 'hand', 'part')),
  constraint card_match_undone check (
      (undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_why is null)
      and (undone_at is null or how = 'hand')
    )
);
create unique index card_line_matches_line on card_line_matches (line_id) where undone_at is null;
create unique index card_line_matches_refund on card_line_matches (refund_id) where undone_at is null;
create index card_line_matches_store_order on card_line_matches (store_order_id) where undone_at is null;
comment on table card_line_matches is 'append-only';
comment on table card_line_matches is 'append-only but for undone_at, undone_by, undone_why';
create trigger forbid_delete before delete or truncate on card_line_matches
  for each statement execute function forbid_change();

-- Finance closes a break with a reason; if the books were wrong it posts the correction.
create table card_break_closings (
  id uuid primary key,
  site text not null references sites,
  line_id uuid unique references card_statement_lines (id),
  store_order_id uuid unique references store_orders (id),
  refund_id uuid unique references store_order_refunds (id),
  kind text not null,
  reason text not null check (length(trim(reason)) >= 3),
  minor bigint not null,
  entry_id uuid references journal_entries (id),
  closed_by uuid not null references staff_members (id),
  closed_at timestamptz not null,
  constraint card_break_of_one check (num_nonnulls(line_id, store_order_id, refund_id) = 1)
);
comment on table card_break_closings is 'append-only';
create trigger forbid_change before update or delete or truncate on card_break_closings
  for each statement execute function forbid_change();

create function check_supplier_card_limit_change() returns trigger language plpgsql as $$
declare most bigint;
begin
  if tg_op = 'UPDATE' and (old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - '{agreed_by,agreed_at,withdrawn_by,withdrawn_at}'::text[]
      is distinct from to_jsonb(old) - '{agreed_by,agreed_at,withdrawn_by,withdrawn_at}'::text[])
  then
    raise exception 'a limit is agreed to or taken back, once' using errcode = 'restrict_violation';
  end if;
  select rule.second_person_from_minor into most from purchase_rules rule
    join supplier_cards card on card.site = rule.site where card.id = new.card_id;
  if new.agreed_by = new.asked_by and new.home_minor >= coalesce(most, 0) then
    raise exception 'two people agree on a limit this high'
      using errcode = 'check_violation', constraint = 'supplier_card_second_person';
  end if;
  return new;
end $$;
create trigger check_supplier_card_limit_change before insert or update on supplier_card_limits
  for each row execute function check_supplier_card_limit_change();

create function check_supplier_card_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{state,limit_id}'::text[] is distinct from to_jsonb(old) - '{state,limit_id}'::text[]
    or (old.state = 'retired' and new.state <> 'retired') or (old.limit_id is not null and new.limit_id is null)
  then
    raise exception 'a card stays what it is' using errcode = 'restrict_violation';
  end if;
  if new.limit_id is distinct from old.limit_id and not exists (
    select from supplier_card_limits where id = new.limit_id and card_id = new.id and agreed_at is not null) then
    raise exception 'nobody agreed to this limit' using errcode = 'check_violation', constraint = 'supplier_card_limit_agreed';
  end if;
  return new;
end $$;
create trigger check_supplier_card_change before update on supplier_cards
  for each row execute function check_supplier_card_change();

create function supplier_card_account(label text) returns text language sql immutable as $$
  select regexp_replace(trim(label), '[^A-Za-z0-9._-]+', '-', 'g')
$$;

-- The card is locked while its purchases are summed, so that two buyers cannot both spend the rest.
create function check_card_limit() returns trigger language plpgsql as $$
declare card supplier_cards; most supplier_card_limits; zone text; day timestamptz; month timestamptz; spent record;
begin
  select * into card from supplier_cards where id = new.card_id for update;
  if card.site <> new.site or card.state <> 'active' then
    raise exception 'card % does not pay now', card.label using errcode = 'check_violation', constraint = 'store_order_card_pays';
  end if;
  select * into most from supplier_card_limits where id = card.limit_id;
  if not found then return new; end if;
  zone := (select sites.time_zone from sites where code = new.site);
  day := date_trunc('day', new.bought_at, zone);
  month := date_trunc('month', new.bought_at, zone);
  select coalesce(sum(card_minor) filter (where bought_at >= day and bought_at < day + interval '1 day'), 0) as today,
    coalesce(sum(card_minor), 0) as month into spent
    from store_orders where card_id = new.card_id and bought_at >= month and bought_at < month + interval '1 month';
  if spent.today + new.card_minor > most.daily_minor or spent.month + new.card_minor > most.monthly_minor then
    raise exception 'card % has not that much left', card.label
      using errcode = 'check_violation', constraint = 'check_card_limit';
  end if;
  return new;
end $$;
create trigger check_card_limit before insert on store_orders
  for each row execute function check_card_limit();

create function check_store_order_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) is distinct from to_jsonb(old) then
    raise exception 'what a store order cost never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_store_order_change before update on store_orders
  for each row execute function check_store_order_change();

-- Refuses goods that are gone or dearer than a buyer's limit by their page, and unread ones without a reason.
create function require_page_check() returns trigger language plpgsql as $$
declare seen purchase_checks;
begin
  select * into seen from purchase_checks where id = new.check_id;
  if found and (seen.item_id <> new.item_id or seen.outcome in ('above', 'gone')
    or (seen.outcome = 'unread' and length(trim(coalesce(new.reason, ''))) < 3)) then
    raise exception 'item % is not bought as its page says', new.item_id
      using errcode = 'check_violation', constraint = 'require_page_check';
  end if;
  return new;
end $$;
create trigger require_page_check before insert on store_order_checks
  for each row execute function require_page_check();

-- Checked when the transaction ends: no more units than the customer ordered, and the lines add up to the store order's
-- cost.
create function check_store_order_units() returns trigger language plpgsql as $$
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
create constraint trigger check_store_order_units after insert or update of units, cost_minor, closed_at on store_order_items
  deferrable initially deferred for each row execute function check_store_order_units();

-- Sending, putting aside or closing a line changes queues, even if its item stays in its state.
create function mark_queues_of_line() returns trigger language plpgsql as $$
begin
  perform mark_queues((select site from store_orders where id = new.store_order_id));
  return new;
end $$;
create trigger store_order_items_mark_queues after update of shipped_at, arrived_at, closed_at on store_order_items
  for each row execute function mark_queues_of_line();

-- A line belongs to its statement's card; a charge is matched with a store order, a credit with a refund, on the same
-- site.
create function check_card_line_match() returns trigger language plpgsql as $$
declare line card_statement_lines; place text;
begin
  select * into line from card_statement_lines where id = new.line_id;
  select site into place from supplier_cards where id = line.card_id;
  if (new.store_order_id is not null) <> (line.amount_minor > 0)
    or place is distinct from coalesce((select site from store_orders where id = new.store_order_id),
      (select site from store_order_refunds where id = new.refund_id))
  then
    raise exception 'line % does not fit what it stands for', new.line_id
      using errcode = 'check_violation', constraint = 'check_card_line_match';
  end if;
  return new;
end $$;
create trigger check_card_line_match before insert on card_line_matches for each row execute function check_card_line_match();

create function forbid_card_match_change() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null
    or to_jsonb(new) - '{undone_at,undone_by,undone_why}'::text[] <> to_jsonb(old) - '{undone_at,undone_by,undone_why}'::text[]
  then
    raise exception 'a match stays as it was: it is taken back once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_card_match_change before update on card_line_matches
  for each row execute function forbid_card_match_change();

-- Several lines for one store order must not exceed the purchase: compared in the store's currency if every line gives
-- it, otherwise in the card's, with the rate's tolerance for another currency.
create function limit_card_lines_to_order() returns trigger language plpgsql as $$
declare bought store_orders; charged record; fits boolean;
begin
  if new.store_order_id is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('lines of store order ' || new.store_order_id, 0));
  select * into bought from store_orders where id = new.store_order_id;
  select count(*) as parts, sum(line.amount_minor) as minor, min(card.currency) as currency,
      sum(line.original_minor) as original,
      bool_and(line.original_minor is not null and line.original_currency = bought.currency) as is_said
    into charged
    from card_statement_lines line join supplier_cards card on card.id = line.card_id
    where line.id = new.line_id or line.id in (
      select line_id from card_line_matches where store_order_id = new.store_order_id and undone_at is null);
  fits := case
    when charged.currency = bought.currency then charged.minor <= bought.card_minor
    when charged.is_said then charged.original <= bought.cost_minor
    else charged.minor * 10000 <= bought.card_minor * (10000
      + (select rate_tolerance_bp from purchase_rules where site = bought.site))
  end;
  if charged.parts > 1 and not fits then
    raise exception 'the lines for store order % are more than was bought', bought.store_order_number
      using errcode = 'check_violation', constraint = 'limit_card_lines_to_order';
  end if;
  return new;
end $$;
create trigger limit_card_lines_to_order before insert on card_line_matches
  for each row execute function limit_card_lines_to_order();

-- Tables of other rooms refer to this one.
alter table store_orders add foreign key (card_id) references supplier_cards (id);
alter table supplier_cards add constraint supplier_card_limit foreign key (limit_id) references supplier_card_limits (id);
