-- What the ledger booked as income and cost on a day, by the store and the category of the goods that it was for; both are
-- empty where it was for no goods in particular. In the currency of the site: income above zero, costs below.
create table margin_days (
  site text not null references sites,
  day date not null,
  store text not null,
  category text not null,
  part text not null check (part in ('paid', 'goods', 'customs', 'losses', 'vat')),
  minor bigint not null,
  primary key (site, day, store, category, part)
);
