-- A delivery that was quoted at checkout and is paid with the order: a line of its price (delivery-quote.ts). Null: none
-- was chosen, or its fee was given back.
alter table orders
  add column delivery_quote jsonb check (delivery_quote is null or jsonb_typeof(delivery_quote -> 'fee') = 'string'),
  -- The request that carries goods for it; null while goods may still use it.
  add column delivery_request uuid,
  add constraint orders_delivery_request_of_quote check (delivery_request is null or delivery_quote is not null);
create index orders_of_delivery_request on orders (delivery_request) where delivery_request is not null;

-- With the quote the order says that its goods are delivered; a wish of before the quote leaves it open.
alter table orders drop constraint orders_check,
  add constraint orders_delivery_wish_check check (delivery_wish is null
    or (arrival is distinct from 'pickup' and jsonb_typeof(delivery_wish -> 'company') = 'string'
      and jsonb_typeof(delivery_wish -> 'addressId') = 'string' and jsonb_typeof(delivery_wish -> 'feeMinor') = 'string'));
