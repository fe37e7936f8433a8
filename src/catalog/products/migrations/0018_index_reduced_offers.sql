-- The page of deals shows what a store sells below its own earlier price, the largest share off first.
create index product_offers_reduced on product_offers ((price_minor::numeric / old_price_minor))
  where gone_at is null and old_price_minor > price_minor;
