-- The address by which goods of several orders are known to be the same page of a store, without what only tracks.
alter table order_items add column page text;
update order_items item set page = coalesce(
  (select reading.canonical_url from link_readings reading where reading.id = item.reading_id), item.url);
create index order_items_of_page on order_items (site, md5(page)) where state in ('processing', 'pending_review');

-- A page that was read again for the review: the newest reading stands beside the form, those before it stay.
create table item_readings (
  item_id uuid not null references order_items (id),
  reading_id uuid not null references link_readings (id),
  staff_id uuid,
  at timestamptz not null,
  primary key (item_id, reading_id)
);
comment on table item_readings is 'append-only';
create trigger item_readings_append_only before update or delete or truncate on item_readings
  for each statement execute function append_only_refuse();

-- What a finished review said of a page: what a colleague may say of the same goods, and what the page cost then.
create table page_reviews (
  item_id uuid not null references order_items (id),
  at timestamptz not null,
  site text not null check (site in ('eg', 'ae')),
  page text not null,
  options text not null,
  reviewer_id uuid,
  verdict jsonb not null,
  data jsonb not null,
  primary key (item_id, at)
);
comment on table page_reviews is 'append-only';
create index page_reviews_of_page on page_reviews (site, md5(page), at desc);
create trigger page_reviews_append_only before update or delete or truncate on page_reviews
  for each statement execute function append_only_refuse();
