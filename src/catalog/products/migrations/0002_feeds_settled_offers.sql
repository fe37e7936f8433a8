-- Staff put the offer to its product (split or moved it): what it says of numbers moves it no more.
alter table product_offers add column settled_at timestamptz;
