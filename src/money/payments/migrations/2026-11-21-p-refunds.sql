-- Refunds: what went back to a customer, of which payment, and how far it is on its way. Never more than was paid, each
-- piastre once: kept here too. Money on its way to a provider stands in withdrawal:{send} until the provider has it.

create table refunds (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers (id),
  site text not null check (site in ('eg', 'ae')),
  subject_kind text not null check (subject_kind in ('order', 'request', 'subscription')),
  subject_id uuid not null,
  subject_number text not null,
  -- Whose money it was; null where the wallet paid without a payment of its own.
  payment_id uuid references payments (id),
  kind text not null check (kind in ('card', 'cash', 'valu')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency = case site when 'eg' then 'EGP' else 'AED' end),
  cause text not null check (cause in ('cancelled', 'cancelledByUs', 'lowerTotal')),
  -- The entry that put it in the balance; what valU lent was on hold already.
  entry_id uuid references journal_entries (id),
  status text not null check (status in ('in_wallet', 'sending', 'sent', 'returned')),
  at timestamptz not null,
  check (entry_id is not null or kind = 'valu'),
  unique (entry_id, payment_id)
);
create unique index refunds_of_no_payment on refunds (entry_id) where payment_id is null;
create index refunds_of_customer on refunds (customer_id, site, at desc);
create index refunds_of_subject on refunds (subject_id);
create index refunds_of_payment on refunds (payment_id) where payment_id is not null;

create table refund_history (
  id bigint generated always as identity primary key,
  refund_id uuid not null references refunds (id),
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text not null,
  who_kind text not null,
  who_id uuid,
  note text,
  made_in xid8 not null default pg_current_xact_id()
);
create index refund_history_of_refund on refund_history (refund_id, id);

create table refund_move_pairs (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into refund_move_pairs (from_status, to_status) values
  ('in_wallet', 'sending'),
  ('returned', 'sending'),
  ('sending', 'sent'),
  ('sending', 'returned');

-- One way of a refund to the provider of the charge. `asked` and no answer: it may have happened, so it is never asked blindly again.
create table refund_sends (
  id uuid primary key,
  refund_id uuid not null references refunds (id),
  payment_id uuid not null references payments (id),
  site text not null check (site in ('eg', 'ae')),
  provider text not null,
  -- The charge that brought the money.
  transaction_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- Where the money was taken from, and returns to if the provider refuses.
  taken_from text not null,
  status text not null check (status in ('waiting', 'asked', 'confirmed', 'failed')),
  made_at timestamptz not null,
  asked integer not null default 0,
  asked_at timestamptz,
  ask_next_at timestamptz,
  answered_at timestamptz,
  detail text,
  provider_refund_id text,
  foreign key (provider, transaction_id) references payment_charges (provider, transaction_id),
  unique (provider, provider_refund_id),
  check ((status in ('waiting', 'asked')) = (ask_next_at is not null)),
  check (status in ('waiting', 'asked') or answered_at is not null)
);
create index refund_sends_due on refund_sends (site, ask_next_at) where ask_next_at is not null;
create index refund_sends_of_refund on refund_sends (refund_id);
-- Two answers of one charge are never awaited together: an amount says which of them it was.
create unique index refund_sends_one_asked on refund_sends (provider, transaction_id) where status = 'asked';
create unique index refund_sends_one_open on refund_sends (refund_id) where status in ('waiting', 'asked', 'confirmed');

-- Money a provider says went back, each of its transactions once. A chargeback is one that we did not ask for.
create table payment_reversals (
  provider text not null,
  transaction_id text not null,
  payment_id uuid not null references payments (id),
  charge_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  taken_as text not null check (taken_as in ('refund', 'chargeback')),
  send_id uuid references refund_sends (id),
  entry_id uuid references journal_entries (id),
  -- Of a chargeback: what the customer's balances did not hold.
  owed_minor bigint not null default 0 check (owed_minor >= 0),
  at timestamptz not null,
  handled_by uuid references staff_members (id),
  handled_at timestamptz,
  note text,
  primary key (provider, transaction_id),
  foreign key (provider, charge_id) references payment_charges (provider, transaction_id),
  check ((taken_as = 'refund') = (send_id is not null)),
  check (taken_as = 'refund' or entry_id is not null),
  check ((handled_at is null) = (handled_by is null))
);
create index payment_reversals_open on payment_reversals (at) where taken_as = 'chargeback' and handled_at is null;
create index payment_reversals_of_charge on payment_reversals (provider, charge_id);

create trigger refund_history_append_only before update or delete or truncate on refund_history
  for each statement execute function append_only_refuse();
create trigger refund_move_pairs_append_only before update or delete or truncate on refund_move_pairs
  for each statement execute function append_only_refuse();
create trigger refunds_stay before delete or truncate on refunds
  for each statement execute function append_only_refuse();
create trigger refund_sends_stay before delete or truncate on refund_sends
  for each statement execute function append_only_refuse();
create trigger payment_reversals_stay before delete or truncate on payment_reversals
  for each statement execute function append_only_refuse();

create function refund_keeps_its_word() returns trigger language plpgsql as $$
declare paid bigint; given bigint;
begin
  if tg_op = 'INSERT' then
    if new.payment_id is not null then
      select amount_minor into paid from payments where id = new.payment_id for update;
      select coalesce(sum(amount_minor), 0) into given from refunds where payment_id = new.payment_id;
      if given + new.amount_minor > paid then
        raise exception 'refund % gives back more than its payment brought', new.number
          using errcode = 'check_violation', constraint = 'refunds_at_most_paid';
      end if;
    end if;
    return new;
  end if;
  if to_jsonb(new) - 'status' is distinct from to_jsonb(old) - 'status' then
    raise exception 'what refund % gave back never changes', old.number using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status and (not exists (
    select from refund_history
      where refund_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from refund_history where refund_id = new.id)
        and from_status = old.status and to_status = new.status
  ) or not exists (select from refund_move_pairs where from_status = old.status and to_status = new.status)) then
    raise exception 'refund % may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'refund_moves';
  end if;
  return new;
end $$;
create trigger refund_keeps_its_word before insert or update on refunds
  for each row execute function refund_keeps_its_word();

-- Of one charge no more goes back than it brought, by our refunds and by chargebacks together.
create function refund_send_keeps_its_word() returns trigger language plpgsql as $$
declare brought bigint; back bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.refund_id, new.payment_id, new.provider, new.transaction_id, new.amount_minor, new.currency, new.taken_from)
        is distinct from (old.id, old.refund_id, old.payment_id, old.provider, old.transaction_id, old.amount_minor,
          old.currency, old.taken_from)
      or (old.status in ('confirmed', 'failed') and new.status <> old.status)
    then
      raise exception 'a refund on its way may not be changed like this' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select amount_minor into brought from payment_charges
    where provider = new.provider and transaction_id = new.transaction_id for update;
  select coalesce((select sum(amount_minor) from refund_sends where provider = new.provider
      and transaction_id = new.transaction_id and status <> 'failed'), 0)
    + coalesce((select sum(amount_minor) from payment_reversals where provider = new.provider
      and charge_id = new.transaction_id and taken_as = 'chargeback'), 0) into back;
  if back + new.amount_minor > brought then
    raise exception 'a refund sends back more than its charge brought'
      using errcode = 'check_violation', constraint = 'refund_sends_at_most_charged';
  end if;
  return new;
end $$;
create trigger refund_send_keeps_its_word before insert or update on refund_sends
  for each row execute function refund_send_keeps_its_word();

create function payment_reversal_keeps_its_word() returns trigger language plpgsql as $$
declare brought bigint; back bigint;
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - array['handled_by', 'handled_at', 'note']
        is distinct from to_jsonb(old) - array['handled_by', 'handled_at', 'note'] or old.handled_at is not null
    then
      raise exception 'what a provider took back never changes' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.taken_as = 'refund' then return new; end if;
  select amount_minor into brought from payment_charges
    where provider = new.provider and transaction_id = new.charge_id for update;
  select coalesce((select sum(amount_minor) from refund_sends where provider = new.provider
      and transaction_id = new.charge_id and status <> 'failed'), 0)
    + coalesce((select sum(amount_minor) from payment_reversals where provider = new.provider
      and charge_id = new.charge_id and taken_as = 'chargeback'), 0) into back;
  if back + new.amount_minor > brought then
    raise exception 'a chargeback takes more than its charge brought'
      using errcode = 'check_violation', constraint = 'chargeback_at_most_charged';
  end if;
  return new;
end $$;
create trigger payment_reversal_keeps_its_word before insert or update on payment_reversals
  for each row execute function payment_reversal_keeps_its_word();

-- Looked at when the transaction ends: what is on its way is set aside to the piastre, and nothing else is.
create function refund_send_is_set_aside() returns trigger language plpgsql as $$
declare state text; wanted bigint; held bigint;
begin
  select status, amount_minor into state, wanted from refund_sends where id = new.id;
  if state not in ('waiting', 'asked') then wanted := 0; end if;
  select coalesce(sum(balance), 0) into held from ledger_accounts where name = 'withdrawal:' || new.id;
  if held <> wanted then
    raise exception 'the refund on its way % holds % where % are leaving', new.id, held, wanted
      using errcode = 'check_violation', constraint = 'refund_send_is_set_aside';
  end if;
  return null;
end $$;
create constraint trigger refund_send_is_set_aside after insert or update on refund_sends
  deferrable initially deferred for each row execute function refund_send_is_set_aside();
