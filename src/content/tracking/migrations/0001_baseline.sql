-- What happened, once each: the eight events of the specification, and what a funnel needs besides. Kept for 30 days.
create table tracked_events (
  id uuid primary key,
  name text not null check (name ~ '^[a-zA-Z]{3,30}$'),
  -- The thing that happened, such as the order: the same thing is counted once.
  key text not null check (length(key) between 1 and 200),
  site text not null references sites,
  locale text not null check (locale in ('ar', 'en')),
  device text not null check (device in ('phone', 'tablet', 'desktop', 'unknown')),
  source text not null check (source in ('FB', 'Instagram', 'TikTok', 'Organic', 'Email', 'Unknown')),
  campaign text not null check (length(campaign) <= 40),
  at timestamptz not null,
  day date not null,
  minor bigint not null default 0,
  -- What is told to companies of adverts, of visitors who agreed; null of all others.
  told jsonb check (pg_column_size(told) < 8192),
  constraint tracked_events_once unique (name, key)
);
create index tracked_events_at on tracked_events (at);

-- How often it happened: all figures are read here. Days are the site's own.
create table traffic_days (
  day date not null,
  site text not null references sites,
  locale text not null check (locale in ('ar', 'en')),
  device text not null check (device in ('phone', 'tablet', 'desktop', 'unknown')),
  source text not null check (source in ('FB', 'Instagram', 'TikTok', 'Organic', 'Email', 'Unknown')),
  campaign text not null check (length(campaign) <= 40),
  name text not null check (name ~ '^[a-zA-Z]{3,30}$'),
  count bigint not null,
  -- Of orders: what they come to, in the currency of the site.
  minor bigint not null default 0,
  primary key (site, day, name, source, campaign, locale, device)
);

-- Where a customer came from before they signed up, first and last; of those who agreed.
create table customer_touches (
  customer_id uuid primary key references customers (id),
  site text not null references sites,
  first_source text not null,
  first_campaign text not null check (length(first_campaign) <= 40),
  first_day date not null,
  source text not null,
  campaign text not null check (length(campaign) <= 40),
  last_day date not null,
  at timestamptz not null
);
create trigger forbid_deleted_customer before insert on customer_touches
  for each row execute function forbid_deleted_customer();

-- The same of an order. Without consent only language and device stand in it, and `Unknown`.
create table order_touches (
  order_id uuid primary key references orders (id),
  locale text not null check (locale in ('ar', 'en')),
  device text not null check (device in ('phone', 'tablet', 'desktop', 'unknown')),
  first_source text not null,
  first_campaign text not null check (length(first_campaign) <= 40),
  first_day date,
  source text not null,
  campaign text not null check (length(campaign) <= 40),
  last_day date,
  at timestamptz not null
);
create index order_touches_at on order_touches (at);
create index customer_touches_at on customer_touches (at);
