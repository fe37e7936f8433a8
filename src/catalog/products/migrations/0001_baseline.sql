-- Products that are found by name. A product is one thing; each store that sells it makes an offer of it. What is searched stands
-- in a document of its own, written from both, so that a new price touches no index of words.

create table products (
  id bigint generated always as identity primary key,
  -- The number on the box, as 14 digits; or the maker's name and part number in one spelling. Either makes two offers one product.
  gtin text unique check (gtin ~ '^\d{14}$'),
  maker_key text check (maker_key <> ''),
  part_key text check (part_key <> ''),
  title text not null check (length(title) between 1 and 500),
  brand text check (length(brand) between 1 and 100),
  part_number text check (length(part_number) between 1 and 100),
  -- A category of the price tables, and the packed grams of one unit where an offer says them.
  category text not null,
  weight_grams integer check (weight_grams > 0),
  -- The path of shelves in the store, the widest first.
  shelves text[] not null default '{}',
  description text not null default '' check (length(description) <= 5000),
  -- The address of its picture at the store; customers see it through our pictures only.
  image text check (length(image) <= 2000),
  colors text[] not null default '{}',
  sizes text[] not null default '{}',
  -- What staff set: these fields are not written by feeds any more.
  corrected jsonb not null default '{}',
  hidden_at timestamptz,
  merged_into bigint references products,
  first_seen_at timestamptz not null,
  changed_at timestamptz not null,
  check ((maker_key is null) = (part_key is null))
);
create unique index products_of_part on products (maker_key, part_key) where merged_into is null;
create index products_merged on products (merged_into) where merged_into is not null;

create table product_feeds (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  format text not null check (format in ('google_xml', 'google_tsv', 'awin_csv', 'cj_csv', 'shopify', 'sitemap')),
  url text not null check (length(url) <= 2000),
  -- The domain of the store whose goods it lists; an offer of another store is refused.
  store text not null,
  country text not null check (country in ('US', 'GB', 'AE', 'CN', 'TR')),
  -- For formats that say none.
  currency text check (currency ~ '^[A-Z]{3}$'),
  every_hours integer not null default 24 check (every_hours between 1 and 720),
  most_rows integer not null default 1000000 check (most_rows > 0),
  most_bytes bigint not null default 2147483648 check (most_bytes > 0),
  is_on boolean not null default true,
  etag text,
  last_modified text,
  next_at timestamptz not null,
  created_at timestamptz not null
);

create table feed_runs (
  id uuid primary key,
  feed_id uuid not null references product_feeds,
  state text not null check (state in ('running', 'done', 'unchanged', 'failed', 'stopped')),
  -- Why it failed or was stopped, as a code of products.refusals.ts.
  why text,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Rows read so far: a run that was cut goes on behind them.
  rows_read bigint not null default 0,
  bytes_read bigint not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  gone integer not null default 0,
  refused integer not null default 0,
  beaten_at timestamptz not null
);
-- A feed is read by one run at a time.
create unique index feed_runs_running on feed_runs (feed_id) where state = 'running';
create index feed_runs_of_feed on feed_runs (feed_id, started_at desc);

-- The first refused rows of a run, with the reason; the count of all stands in the run.
create table feed_refusals (
  id bigint generated always as identity primary key,
  run_id uuid not null references feed_runs on delete cascade,
  row_number bigint not null,
  their_id text,
  code text not null,
  detail text not null default '' check (length(detail) <= 500)
);
create index feed_refusals_of_run on feed_refusals (run_id, row_number);

create table product_offers (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  -- Null where customers' links were read.
  feed_id uuid references product_feeds,
  -- The store's domain, and what it calls the offer: its own number, or the clean address.
  store text not null,
  their_id text not null check (length(their_id) <= 2000),
  country text not null check (country in ('US', 'GB', 'AE', 'CN', 'TR')),
  -- The clean address of its page, as carts and readings keep it.
  page text not null check (length(page) <= 8000),
  title text not null,
  price_minor bigint not null check (price_minor > 0),
  old_price_minor bigint check (old_price_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  availability text not null check (availability in ('in_stock', 'out_of_stock', 'unknown')),
  image text,
  -- { "axes": [{ "name": "color", "values": [] }], "offers": [{ "choice": {}, "price": "", "availability": "", "image": "" }] }
  variants jsonb not null default '{}',
  -- One number of everything the offer says, so that an unchanged row writes nothing but its day.
  content_hash text not null,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  last_run_id uuid references feed_runs on delete set null,
  gone_at timestamptz,
  unique (store, their_id)
);
create index product_offers_of_product on product_offers (product_id);
create index product_offers_of_feed on product_offers (feed_id, last_run_id) where gone_at is null;
create index product_offers_of_page on product_offers (md5(page));

-- Each price an offer had, from the moment it was seen.
create table offer_prices (
  offer_id bigint not null references product_offers,
  seen_at timestamptz not null,
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  primary key (offer_id, seen_at)
);
comment on table offer_prices is 'append-only';

-- What is searched: words with weights (A title and part number, B brand, C category and kind, D description), and what
-- is filtered and sorted by. Written by write-documents.ts alone; hidden and merged products have none.
create table product_documents (
  product_id bigint primary key references products,
  words tsvector not null,
  brand text,
  category text not null,
  stores text[] not null,
  colors text[] not null,
  sizes text[] not null,
  is_in_stock boolean not null,
  -- How often it was bought and opened lately, and how well it is known by numbers; both 0 to 1.
  popularity real not null default 0,
  identity real not null default 0,
  title_length smallint not null,
  first_seen_at timestamptz not null,
  changed_at timestamptz not null,
  -- The whole price of one unit at the office by site, in its currency's minor units: { "eg": 123400 }. Written by the
  -- room that knows prices (keepLandedPrices); missing until it did.
  landed jsonb not null default '{}'
) with (fillfactor = 75);
create index product_documents_words on product_documents using gin (words) with (gin_pending_list_limit = 512);
create index product_documents_popular on product_documents (popularity desc, product_id desc);
create index product_documents_new on product_documents (first_seen_at desc, product_id desc);
create index product_documents_category on product_documents (category, popularity desc, product_id desc);

-- Every word of titles and brands with the number of documents that have it, for suggestions and typing errors.
create table product_words (
  word text primary key,
  documents integer not null check (documents > 0)
);
create index product_words_begin on product_words (word text_pattern_ops);

-- What staff did to a product, a store or a list: before and after, so that it can be taken back.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  thing text not null,
  act text not null,
  before jsonb not null,
  after jsonb not null,
  why text not null check (length(why) between 1 and 500),
  changed_by uuid not null references staff_members (id),
  changed_at timestamptz not null,
  undone_by uuid references staff_members (id),
  undone_at timestamptz,
  check ((undone_at is null) = (undone_by is null))
);
comment on table catalogue_changes is 'append-only but for undone_at, undone_by';
create index catalogue_changes_of_thing on catalogue_changes (thing, id desc);

create function forbid_offer_price_change() returns trigger language plpgsql as $$
begin
  raise exception 'a price that was seen stays as it was: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger forbid_offer_price_change before update or delete on offer_prices
  for each row execute function forbid_offer_price_change();

create function forbid_catalogue_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.undone_at is not null
    or to_jsonb(new) - '{undone_at,undone_by}'::text[] is distinct from to_jsonb(old) - '{undone_at,undone_by}'::text[] then
    raise exception 'what staff did to the catalogue stays as it was: it is only taken back, once'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_catalogue_change before update or delete on catalogue_changes
  for each row execute function forbid_catalogue_change();
