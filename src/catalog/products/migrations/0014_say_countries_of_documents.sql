-- From which countries a product can be bought, and where it is in stock: a site shows what it can buy alone. Each store stands
-- with the country of its offer: 'US store.example.com'.
alter table product_documents
  add column countries text[] not null default '{}',
  add column countries_in_stock text[] not null default '{}',
  add column store_countries text[] not null default '{}';
update product_documents d
set countries = o.countries, countries_in_stock = coalesce(o.in_stock, '{}'), store_countries = o.stores
from (
  select product_id, array_agg(distinct country) as countries,
    array_agg(distinct country) filter (where availability <> 'out_of_stock') as in_stock,
    array_agg(distinct country || ' ' || store) as stores
  from product_offers where gone_at is null group by product_id) o
where o.product_id = d.product_id;
