-- How the customer wished at checkout to have the goods brought, with what it would have cost then. It is asked for once the
-- goods are here, at their real weight and at the fee of that day; until then nothing of it is owed.
alter table orders add delivery_wish jsonb check (delivery_wish is null
  or (arrival is null and jsonb_typeof(delivery_wish -> 'company') = 'string'
    and jsonb_typeof(delivery_wish -> 'addressId') = 'string' and jsonb_typeof(delivery_wish -> 'feeMinor') = 'string'));
