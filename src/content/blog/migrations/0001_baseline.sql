-- The blog. What an article says is a text of `content_versions` at the place `article:{id}`; here stands what the text is not:
-- where it is found, who wrote it, what is shown beside it, and what readers say below it.

create table blog_categories (
  id uuid primary key,
  name_ar text not null check (length(name_ar) between 1 and 60),
  name_en text not null check (length(name_en) between 1 and 60),
  lead_ar text not null check (length(lead_ar) <= 300),
  lead_en text not null check (length(lead_en) <= 300),
  slug_ar text not null,
  slug_en text not null,
  place integer not null default 0,
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null
);

create table blog_authors (
  id uuid primary key,
  name_ar text not null check (length(name_ar) between 1 and 80),
  name_en text not null check (length(name_en) between 1 and 80),
  about_ar text not null check (length(about_ar) <= 300),
  about_en text not null check (length(about_en) <= 300),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null
);

create table blog_articles (
  id uuid primary key,
  -- Where its versions stand.
  place text not null generated always as ('article:' || id) stored unique,
  category_id uuid not null references blog_categories,
  author_id uuid not null references blog_authors,
  slug_ar text not null,
  slug_en text not null,
  -- Of the library.
  picture_id uuid references content_pictures,
  products bigint[] not null default '{}' check (cardinality(products) <= 8),
  -- Rises with every change of what stands here.
  revision integer not null default 1,
  -- From when the first published version is read; null before one is published.
  shown_from timestamptz,
  hidden_at timestamptz,
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  changed_by uuid not null references staff_members (id),
  changed_at timestamptz not null
);
create index blog_articles_shown on blog_articles (shown_from desc, id) where hidden_at is null;
create index blog_articles_category on blog_articles (category_id, shown_from desc, id) where hidden_at is null;

-- Every name in an address that a category or an article has or had: an old one leads on for ever, and is given to nothing else.
create table blog_slugs (
  slug text not null check (slug ~ '^[a-z0-9\u0621-\u064a]+(-[a-z0-9\u0621-\u064a]+)*$' and length(slug) <= 100),
  category_id uuid references blog_categories on delete cascade,
  article_id uuid references blog_articles on delete cascade,
  check ((category_id is null) <> (article_id is null))
);
create unique index blog_slugs_category on blog_slugs (slug) where category_id is not null;
create unique index blog_slugs_article on blog_slugs (slug) where article_id is not null;

create table blog_comments (
  id uuid primary key,
  article_id uuid not null references blog_articles,
  -- A reply stands below what it answers, one level deep.
  parent_id uuid references blog_comments on delete cascade,
  -- Null: the shop's own reply, or a customer who left.
  customer_id uuid references customers (id),
  staff_id uuid references staff_members (id),
  -- The first name, as it was; empty for one who left.
  name text not null check (length(name) <= 80),
  said text not null check (length(said) between 1 and 2000),
  site text not null references sites,
  locale text not null check (locale in ('ar', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused', 'withdrawn')),
  -- Why it looks like an advert; it waits apart from the others.
  suspect text check (suspect in ('link', 'phone', 'repeated')),
  made_at timestamptz not null,
  decided_by uuid references staff_members (id),
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 300),
  check (staff_id is null or customer_id is null)
);
create index blog_comments_article on blog_comments (article_id, made_at) where state in ('shown', 'waiting');
create index blog_comments_waiting on blog_comments (made_at) where state = 'waiting';
create index blog_comments_customer on blog_comments (customer_id, made_at desc) where customer_id is not null;
create index blog_comments_said on blog_comments (md5(said), made_at);
create index blog_comments_parent on blog_comments (parent_id) where parent_id is not null;
create index blog_comments_ended on blog_comments (decided_at) where state in ('refused', 'withdrawn');
create trigger forbid_unlisted_move after update on blog_comments
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('comment', 'state');

create table blog_comment_reports (
  comment_id uuid not null references blog_comments on delete cascade,
  customer_id uuid not null references customers (id),
  reason text not null check (reason in ('advert', 'insult', 'private', 'wrong')),
  made_at timestamptz not null,
  settled_at timestamptz,
  primary key (comment_id, customer_id)
);
create index blog_comment_reports_open on blog_comment_reports (made_at) where settled_at is null;
create index blog_comment_reports_customer on blog_comment_reports (customer_id);

-- Words of articles in both languages, each in one spelling (fold_text).
create index content_versions_article_words on content_versions using gin (
  (' ' || fold_text(title_ar || ' ' || title_en || ' ' || lead_ar || ' ' || lead_en || ' ' || body_ar || ' ' || body_en)) gin_trgm_ops
) where state = 'published' and place like 'article:%';
