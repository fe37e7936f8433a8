-- The cards we pay foreign stores with. What each may spend in a day and in a month of its site is a limit that no purchase
-- crosses, whatever the program does; a high limit is one that two people agreed on.

create table purchase_rules (
  site text primary key check (site in ('eg', 'ae')),
  -- From this monthly limit on, in the site's money, a second person agrees.
  second_person_from_minor bigint not null check (second_person_from_minor > 0),
  -- How far above the reviewed price a buyer still buys, and how far a statement may be from our cost by its exchange rate alone.
  price_tolerance_bp integer not null check (price_tolerance_bp between 0 and 2000),
  rate_tolerance_bp integer not null check (rate_tolerance_bp between 0 and 2000),
  -- After how many days a purchase should stand on a statement, and a seller's refund have come.
  charge_days integer not null check (charge_days between 1 and 60),
  refund_days integer not null check (refund_days between 1 and 120)
);
insert into purchase_rules values ('eg', 50000000, 300, 300, 7, 14), ('ae', 4000000, 300, 300, 7, 14);

create table supplier_cards (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  label text not null check (length(trim(label)) between 1 and 60),
  -- As the ledger writes it: supplier-card:{account}.
  account text not null check (account ~ '^[A-Za-z0-9._-]{1,60}$'),
  last4 text check (last4 ~ '^[0-9]{4}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('active', 'frozen', 'retired')),
  -- The limit in force; a card from before there were limits has none until finance sets one.
  limit_id uuid,
  made_by uuid references staff_members (id),
  made_at timestamptz not null,
  unique (site, account),
  unique (site, label)
);

create table supplier_card_limits (
  id uuid primary key,
  card_id uuid not null references supplier_cards (id),
  -- In the card's currency.
  daily_minor bigint not null check (daily_minor > 0),
  monthly_minor bigint not null check (monthly_minor >= daily_minor),
  -- The monthly limit in the site's money, by the rate of the day.
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
alter table supplier_cards add constraint supplier_card_limit foreign key (limit_id) references supplier_card_limits (id);

create trigger supplier_cards_stay before delete or truncate on supplier_cards
  for each statement execute function append_only_refuse();
create trigger supplier_card_limits_stay before delete or truncate on supplier_card_limits
  for each statement execute function append_only_refuse();

create function supplier_card_limit_keeps_its_word() returns trigger language plpgsql as $$
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
create trigger supplier_card_limit_keeps_its_word before insert or update on supplier_card_limits
  for each row execute function supplier_card_limit_keeps_its_word();

create function supplier_card_keeps_its_word() returns trigger language plpgsql as $$
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
create trigger supplier_card_keeps_its_word before update on supplier_cards
  for each row execute function supplier_card_keeps_its_word();

-- The cards that were only written down so far.
alter table store_orders add column card_id uuid references supplier_cards (id);
alter table store_orders add column card_minor bigint check (card_minor > 0);

create function supplier_card_account(label text) returns text language sql immutable as $$
  select regexp_replace(trim(label), '[^A-Za-z0-9._-]+', '-', 'g')
$$;
insert into supplier_cards (id, site, label, account, last4, currency, state, made_at)
  select gen_random_uuid(), site, min(card_label), supplier_card_account(card_label),
    substring(min(card_label) from '([0-9]{4})[^0-9]*$'), mode() within group (order by currency), 'active', min(bought_at)
  from store_orders group by site, supplier_card_account(card_label);
update store_orders bought set card_id = card.id,
  card_minor = case when bought.currency = card.currency then bought.cost_minor
    else greatest(1, round(bought.home_cost_minor * rate.cost / rate.home)) end
  from supplier_cards card join lateral (
    select sum(cost_minor)::numeric as cost, sum(home_cost_minor)::numeric as home from store_orders paid
    where paid.site = card.site and paid.currency = card.currency and supplier_card_account(paid.card_label) = card.account) rate on true
  where card.site = bought.site and card.account = supplier_card_account(bought.card_label);
alter table store_orders alter column card_id set not null, alter column card_minor set not null;
create index store_orders_of_card on store_orders (card_id, bought_at);

-- The card is held while its purchases are summed: two buyers at once cannot both take what is left.
create function store_order_within_card() returns trigger language plpgsql as $$
declare card supplier_cards; most supplier_card_limits; zone text; day timestamptz; month timestamptz; spent record;
begin
  select * into card from supplier_cards where id = new.card_id for update;
  if card.site <> new.site or card.state <> 'active' then
    raise exception 'card % does not pay now', card.label using errcode = 'check_violation', constraint = 'store_order_card_pays';
  end if;
  select * into most from supplier_card_limits where id = card.limit_id;
  if not found then return new; end if;
  zone := case new.site when 'eg' then 'Africa/Cairo' else 'Asia/Dubai' end;
  day := date_trunc('day', new.bought_at, zone);
  month := date_trunc('month', new.bought_at, zone);
  select coalesce(sum(card_minor) filter (where bought_at >= day and bought_at < day + interval '1 day'), 0) as today,
    coalesce(sum(card_minor), 0) as month into spent
    from store_orders where card_id = new.card_id and bought_at >= month and bought_at < month + interval '1 month';
  if spent.today + new.card_minor > most.daily_minor or spent.month + new.card_minor > most.monthly_minor then
    raise exception 'card % has not that much left', card.label
      using errcode = 'check_violation', constraint = 'store_order_within_card';
  end if;
  return new;
end $$;
create trigger store_order_within_card before insert on store_orders
  for each row execute function store_order_within_card();
create function store_order_keeps_its_word() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) is distinct from to_jsonb(old) then
    raise exception 'what a store order cost never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger store_order_keeps_its_word before update on store_orders
  for each row execute function store_order_keeps_its_word();

-- Where each of our warehouses abroad receives what this site buys, as it is pasted into a store's checkout.
create table warehouse_addresses (
  site text not null check (site in ('eg', 'ae')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  address text not null check (length(address) between 10 and 500),
  set_by uuid not null references staff_members (id),
  set_at timestamptz not null,
  primary key (site, country)
);

-- What the store's page said when a buyer was about to pay: as reviewed, cheaper, dearer within what a buyer may, dearer than that,
-- not to be had, or not readable.
create table purchase_checks (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
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
create table store_order_checks (
  store_order_id uuid not null references store_orders (id),
  item_id uuid not null references order_items (id),
  check_id uuid references purchase_checks (id),
  -- Why it was bought though its page could not be read.
  reason text,
  primary key (store_order_id, item_id),
  constraint store_order_check_said check (check_id is not null or length(trim(reason)) >= 3)
);
create trigger purchase_checks_append_only before update or delete or truncate on purchase_checks
  for each statement execute function append_only_refuse();
create trigger store_order_checks_append_only before update or delete or truncate on store_order_checks
  for each statement execute function append_only_refuse();
comment on table purchase_checks is 'append-only';
comment on table store_order_checks is 'append-only';

-- Nobody buys what its page said is gone or costs more than a buyer may, nor blindly without a word.
create function store_order_is_as_seen() returns trigger language plpgsql as $$
declare seen purchase_checks;
begin
  select * into seen from purchase_checks where id = new.check_id;
  if found and (seen.item_id <> new.item_id or seen.outcome in ('above', 'gone')
    or (seen.outcome = 'unread' and length(trim(coalesce(new.reason, ''))) < 3)) then
    raise exception 'item % is not bought as its page says', new.item_id
      using errcode = 'check_violation', constraint = 'store_order_is_as_seen';
  end if;
  return new;
end $$;
create trigger store_order_is_as_seen before insert on store_order_checks
  for each row execute function store_order_is_as_seen();
