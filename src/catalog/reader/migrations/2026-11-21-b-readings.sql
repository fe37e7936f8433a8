-- What was read from pasted links. A guest's cart keeps only the reading's id; an order copies the facts it needs.

create table link_readings (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  url text not null check (length(url) <= 8000),
  canonical_url text not null,
  -- The shop's domain, and the known store's id where it is one.
  domain text not null,
  store text,
  country text check (country in ('US', 'GB', 'AE', 'CN', 'TR')),
  -- Null where the page gave no product; then the reason says why.
  facts jsonb,
  reason text,
  read_at timestamptz not null,
  check ((facts is null) = (reason is not null))
);
create index link_readings_by_address on link_readings (canonical_url, read_at desc);
