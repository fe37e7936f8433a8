-- What staff set of the catalogue besides the products themselves. Each change stands in catalogue_changes.

-- A change that lies over several things: both products of a merge. Taking back looks at all of them.
alter table catalogue_changes add column also text[] not null default '{}';
create index catalogue_changes_also on catalogue_changes using gin (also) where also <> '{}';

-- Words that mean the same, or one way: who types `word` also finds `means`.
create table product_synonyms (
  id bigint generated always as identity primary key,
  word text not null check (length(word) between 1 and 60),
  means text not null check (length(means) between 1 and 60 and means <> word),
  is_both_ways boolean not null,
  unique (word, means)
);

-- Products that staff put first: on the shelf of most bought, or where a word is searched.
create table product_pins (
  id bigint generated always as identity primary key,
  site text not null references sites,
  -- Null: the shelf; else the words, folded as they are searched.
  words text check (length(words) between 1 and 100),
  product_id bigint not null references products,
  position smallint not null check (position between 1 and 99),
  from_day date not null,
  to_day date check (to_day >= from_day)
);
create unique index product_pins_once on product_pins (site, coalesce(words, ''), product_id);
create index product_pins_of_words on product_pins (site, words, position);

-- A store that is switched has its products written again some hundreds at a time; what is hidden is looked up by staff.
create index product_offers_of_store on product_offers (store, product_id);
create index products_hidden on products (hidden_at desc) where hidden_at is not null;
