-- Who gets our newsletter: a row an address. Nothing is sent before its link was pressed, or its account proved the address.
create table newsletter_subscriptions (
  id uuid primary key,
  email citext not null unique check (length(email) <= 254),
  site text not null references sites,
  locale text not null check (locale in ('ar', 'en')),
  -- `stopped`: it bounced, or its owner called a mail of ours spam.
  state text not null check (state in ('asked', 'confirmed', 'left', 'stopped')),
  -- The account of this address, if it has one.
  customer_id uuid unique references customers (id),
  -- What was asked for last, and is taken over once it is confirmed: nobody changes the language of a stranger.
  asked_at timestamptz not null,
  asked_site text not null references sites,
  asked_locale text not null check (asked_locale in ('ar', 'en')),
  token_hash text unique check (length(token_hash) = 64),
  token_until timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- The last mail that was sent or begun, for the promise of one a week.
  mailed_at timestamptz,
  constraint newsletter_token check ((token_hash is null) = (token_until is null)),
  constraint newsletter_confirmed check (state <> 'confirmed' or confirmed_at is not null),
  constraint newsletter_ended check ((ended_at is not null) = (state in ('left', 'stopped')))
);
create index newsletter_audience on newsletter_subscriptions (site, locale, confirmed_at) where state = 'confirmed';
create trigger forbid_deleted_customer before insert on newsletter_subscriptions
  for each row when (new.customer_id is not null) execute function forbid_deleted_customer();

-- The proof of each consent, and of its end: when, where, in which language, after which sentence.
create table newsletter_consents (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references newsletter_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('asked', 'confirmed', 'left', 'bounced', 'complained')),
  -- The page or the way by which it was said.
  place text not null check (place ~ '^[a-z_]{2,30}$'),
  -- The sentence that stood beside the button or box; empty where somebody else told us.
  wording text not null check (length(wording) <= 500),
  site text not null references sites,
  locale text not null check (locale in ('ar', 'en')),
  ip text,
  at timestamptz not null
);
create index newsletter_consents_of on newsletter_consents (subscription_id, id);
comment on table newsletter_consents is 'append-only';
