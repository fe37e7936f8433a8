-- Which offer is cheapest by its whole price, by site: { "eg": "123" }. Written together with `landed`; the whole prices in it are
-- texts from now on ({ "eg": "123400" }), because a number of JSON is not exact.
alter table product_documents add column cheapest jsonb not null default '{}';
-- Products with several offers are priced again, all offers of each.
update product_documents set priced_at = null
where product_id in (select product_id from product_offers where gone_at is null group by product_id having count(*) > 1);
