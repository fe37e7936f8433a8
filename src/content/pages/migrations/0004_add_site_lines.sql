-- A line over every customer page: what everybody should know for some days, in both languages.

create table site_lines (
  id uuid primary key,
  -- Null: on every site.
  site text references sites,
  text_ar text not null check (length(text_ar) between 1 and 160),
  text_en text not null check (length(text_en) between 1 and 160),
  -- A page of ours below the language, or a page elsewhere; null: the line leads nowhere.
  link text check (link ~ '^(/([^/]|$)|https://)' and length(link) <= 300),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  ended_by uuid references staff_members (id),
  ended_at timestamptz,
  check (ends_at > begins_at),
  check ((ended_by is null) = (ended_at is null))
);
create index site_lines_read on site_lines (ends_at desc) where ended_at is null;
create trigger forbid_delete before delete or truncate on site_lines for each statement execute function forbid_change();
