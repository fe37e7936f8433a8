-- What the banks of our cards say was charged and given back, beside what we bought and what sellers owe us. A file and a line
-- of it are taken in once; a line stands for one store order or one refund at most, and each of these for one line.

create table card_statements (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
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

create table card_statement_lines (
  id uuid primary key,
  statement_id uuid not null references card_statements (id),
  card_id uuid not null references supplier_cards (id),
  line_hash text not null,
  booked_on date not null,
  merchant text not null,
  reference text not null,
  -- In the card's currency: above zero charged, below zero given back.
  amount_minor bigint not null check (amount_minor <> 0),
  -- In the store's, where the bank says it.
  original_minor bigint,
  original_currency text check (original_currency ~ '^[A-Z]{3}$'),
  unique (card_id, line_hash)
);
create index card_statement_lines_of on card_statement_lines (card_id, booked_on desc);

create table card_line_matches (
  line_id uuid primary key references card_statement_lines (id),
  store_order_id uuid unique references store_orders (id),
  refund_id uuid unique references store_order_refunds (id),
  how text not null check (how in ('exact', 'rate', 'amount', 'day', 'hand')),
  -- What the line is above what we expected, in the card's currency.
  difference_minor bigint not null,
  matched_at timestamptz not null,
  matched_by uuid references staff_members (id),
  -- Of a refund: the entry that took it into the books.
  entry_id uuid references journal_entries (id),
  constraint card_line_is_one_thing check ((store_order_id is null) <> (refund_id is null)),
  constraint card_line_refund_posted check ((refund_id is null) = (entry_id is null)),
  constraint card_line_exact check (how <> 'exact' or difference_minor = 0)
);

-- Finance says why a break is one no more; where the books were wrong it posts what is right.
create table card_break_closings (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
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

create trigger card_statements_append_only before update or delete or truncate on card_statements
  for each statement execute function append_only_refuse();
create trigger card_statement_lines_append_only before update or delete or truncate on card_statement_lines
  for each statement execute function append_only_refuse();
create trigger card_line_matches_append_only before update or delete or truncate on card_line_matches
  for each statement execute function append_only_refuse();
create trigger card_break_closings_append_only before update or delete or truncate on card_break_closings
  for each statement execute function append_only_refuse();
comment on table card_statements is 'append-only';
comment on table card_statement_lines is 'append-only';
comment on table card_line_matches is 'append-only';
comment on table card_break_closings is 'append-only';

-- A line is of the card it came with, a charge stands for a store order, a credit for a refund, on the same site.
create function card_line_fits() returns trigger language plpgsql as $$
declare line card_statement_lines; place text;
begin
  select * into line from card_statement_lines where id = new.line_id;
  select site into place from supplier_cards where id = line.card_id;
  if (new.store_order_id is not null) <> (line.amount_minor > 0)
    or place is distinct from coalesce((select site from store_orders where id = new.store_order_id),
      (select site from store_order_refunds where id = new.refund_id))
  then
    raise exception 'line % does not fit what it stands for', new.line_id
      using errcode = 'check_violation', constraint = 'card_line_fits';
  end if;
  return new;
end $$;
create trigger card_line_fits before insert on card_line_matches for each row execute function card_line_fits();
