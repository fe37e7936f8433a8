-- Tax invoices of finished orders and the credit notes that follow them. A series for each site, kind and year, without gaps;
-- what is issued never changes.

create table invoice_series (
  site text not null check (site in ('eg', 'ae')),
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (site, kind, year)
);

create table invoices (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  serial integer not null check (serial > 0),
  number text not null unique,
  order_id uuid not null references orders (id),
  -- Of a credit note: the invoice it corrects.
  corrects uuid references invoices (id),
  issued_at timestamptz not null,
  currency text not null check (currency = case site when 'eg' then 'EGP' else 'AED' end),
  total_minor bigint not null check (total_minor > 0),
  vat_minor bigint not null check (vat_minor >= 0 and vat_minor <= total_minor),
  -- Everything that is printed, in both languages, as it was on that day: seller, buyer, goods, lines.
  content jsonb not null,
  unique (site, kind, year, serial),
  check ((kind = 'credit_note') = (corrects is not null))
);
create unique index invoices_one_of_order on invoices (order_id) where kind = 'invoice';
create index invoices_of_order on invoices (order_id);
comment on table invoices is 'append-only';

create trigger invoices_append_only before update or delete or truncate on invoices
  for each statement execute function append_only_refuse();

-- The next of its series and no other; whoever issues holds the series' row until the transaction ends.
create function invoice_has_no_gap() returns trigger language plpgsql as $$
declare
  before integer;
begin
  perform 1 from invoice_series where site = new.site and kind = new.kind and year = new.year for update;
  select coalesce(max(serial), 0) into before from invoices
    where site = new.site and kind = new.kind and year = new.year;
  if new.serial <> before + 1 then
    raise exception 'the % after % of % % is not %', new.kind, before, new.site, new.year, new.serial
      using errcode = 'check_violation', constraint = 'invoice_has_no_gap';
  end if;
  return new;
end $$;
create trigger invoice_has_no_gap before insert on invoices for each row execute function invoice_has_no_gap();
