-- The part of a delivery's fee that its orders have paid at checkout. It stands in their money until it is delivered.
alter table requests
  add column prepaid_minor bigint not null default 0 check (prepaid_minor >= 0),
  add constraint requests_prepaid_of_fee check (prepaid_minor <= coalesce(fee_minor, 0));
