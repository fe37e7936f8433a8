-- What the shop says: each text of a place in versions, both languages together. Readers get the newest published version
-- whose moment has come; a site's own text goes before that of all sites.

create table content_versions (
  id uuid primary key,
  place text not null check (length(place) between 1 and 60),
  -- Null: for every site that has no text of its own there.
  site text references sites,
  number integer not null check (number > 0),
  is_legal boolean not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'published', 'withdrawn')),
  -- Rises with every save: who saves over a change they have not seen is told so.
  revision integer not null default 1,
  title_ar text not null check (length(title_ar) <= 200),
  title_en text not null check (length(title_en) <= 200),
  lead_ar text not null check (length(lead_ar) <= 600),
  lead_en text not null check (length(lead_en) <= 600),
  description_ar text not null check (length(description_ar) <= 300),
  description_en text not null check (length(description_en) <= 300),
  -- Markdown, as body/parse-body.ts takes it.
  body_ar text not null check (length(body_ar) <= 60000),
  body_en text not null check (length(body_en) <= 60000),
  why text not null default '' check (length(why) <= 500),
  -- Everybody who wrote or sent it; nobody for what came with the shop.
  writers uuid[] not null,
  made_by uuid references staff_members (id),
  made_at timestamptz not null,
  changed_by uuid references staff_members (id),
  changed_at timestamptz not null,
  sent_by uuid references staff_members (id),
  sent_at timestamptz,
  published_by uuid references staff_members (id),
  published_at timestamptz,
  begins_at timestamptz,
  check ((published_at is null) = (begins_at is null)),
  check (state <> 'published' or published_at is not null),
  check (state <> 'sent' or sent_by is not null),
  constraint legal_text_second_person check (not is_legal or published_by is null or published_by <> all (writers)),
  constraint content_versions_number unique nulls not distinct (place, site, number)
);
create unique index content_versions_open on content_versions (place, site) nulls not distinct
  where state in ('draft', 'sent');
create index content_versions_read on content_versions (place, begins_at desc, number desc) where state = 'published';

create trigger forbid_delete before delete or truncate on content_versions
  for each statement execute function forbid_change();

-- What was published or withdrawn stays as it was; only what has not begun is called off.
create function check_content_change() returns trigger language plpgsql as $$
begin
  if new.id <> old.id or new.place <> old.place or new.site is distinct from old.site or new.number <> old.number
    or old.state = 'withdrawn'
    or (old.state = 'published' and (new.state <> 'withdrawn'
      or new.changed_at >= old.begins_at
      or (new.title_ar, new.title_en, new.lead_ar, new.lead_en, new.body_ar, new.body_en, new.published_by, new.begins_at)
        is distinct from (old.title_ar, old.title_en, old.lead_ar, old.lead_en, old.body_ar, old.body_en, old.published_by, old.begins_at))) then
    raise exception 'version % of % may not be changed like this', old.number, old.place
      using errcode = 'check_violation', constraint = 'check_content_change';
  end if;
  return new;
end $$;
create trigger check_content_change before update on content_versions
  for each row execute function check_content_change();
create trigger forbid_unlisted_move after update on content_versions
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('content', 'state');
