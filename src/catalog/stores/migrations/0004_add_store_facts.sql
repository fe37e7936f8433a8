-- What staff set of stores: a row changes one of the stores that the program knows, or adds another. Its history stands in
-- catalogue_changes, with who and why.

create table store_facts (
  -- The store's domain without www; its subdomains belong to it.
  domain text primary key check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and length(domain) <= 100),
  name_ar text not null check (length(name_ar) between 1 and 60),
  name_en text not null check (length(name_en) between 1 and 60),
  country text not null check (country in ('US', 'GB', 'AE', 'CN', 'TR')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- One to three letters that stand for it where there is no room for its name.
  mark text not null default '' check (length(mark) <= 3),
  -- What customers should know before they buy there: returns, minimum, what it does not send.
  rules_ar text not null default '' check (length(rules_ar) <= 1000),
  rules_en text not null default '' check (length(rules_en) <= 1000),
  -- A store that is off: nothing new is taken from it, its products are not found; what was ordered goes on.
  is_on boolean not null default true,
  changed_at timestamptz not null
);
create index store_facts_off on store_facts (domain) where not is_on;
