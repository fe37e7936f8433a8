-- Changes of the price tables by staff, until a second person publishes them. A draft contains the changed sections in
-- their new form; all others stay as they are on the day of publication.

create table tariff_drafts (
  id uuid primary key,
  number bigint generated always as identity unique,
  site text not null references sites,
  -- The version that the changes are based on.
  base_version uuid not null references price_table_versions (id),
  state text not null default 'editing' check (state in ('editing', 'sent', 'published', 'withdrawn')),
  why text not null default '',
  -- Null: from the publication on.
  valid_from timestamptz,
  revision integer not null default 1,
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  sent_by uuid references staff_members (id),
  sent_at timestamptz,
  published_version uuid unique references price_table_versions (id),
  check ((sent_by is null) = (sent_at is null)),
  check ((state = 'published') = (published_version is not null)),
  check (state not in ('sent', 'published') or (sent_by is not null and why <> ''))
);
create index tariff_drafts_of_site on tariff_drafts (site, number desc);
create trigger forbid_delete before delete or truncate on tariff_drafts
  for each statement execute function forbid_change();

-- All edits of a draft; the last row of a section is valid. No rows: the section is unchanged.
create table tariff_draft_edits (
  draft_id uuid not null references tariff_drafts (id),
  revision integer not null,
  section text not null check (section in ('routes', 'categories', 'services', 'delivery', 'taxes', 'returns', 'terms')),
  rows jsonb check (rows is null or jsonb_typeof(rows) = 'array'),
  base_version uuid not null references price_table_versions (id),
  by uuid not null references staff_members (id),
  at timestamptz not null,
  primary key (draft_id, revision, section)
);
comment on table tariff_draft_edits is 'append-only';
create trigger forbid_change before update or delete or truncate on tariff_draft_edits
  for each statement execute function forbid_change();

-- The decision on a draft that was sent, and by whom.
create table tariff_approvals (
  draft_id uuid not null references tariff_drafts (id),
  revision integer not null,
  verdict text not null check (verdict in ('published', 'sent_back')),
  by uuid not null references staff_members (id),
  at timestamptz not null,
  reason text,
  version_id uuid unique references price_table_versions (id),
  primary key (draft_id, revision),
  check ((verdict = 'published') = (version_id is not null)),
  check ((verdict = 'sent_back') = (reason is not null))
);
comment on table tariff_approvals is 'append-only';
create trigger forbid_change before update or delete or truncate on tariff_approvals
  for each statement execute function forbid_change();

-- What a second person looks at stays as it is: only a draft in hand is written into.
create function forbid_edits_of_sent_draft() returns trigger language plpgsql as $$
begin
  if not exists (select from tariff_drafts where id = new.draft_id and state = 'editing') then
    raise exception 'draft % is not in hand', new.draft_id
      using errcode = 'check_violation', constraint = 'forbid_edits_of_sent_draft';
  end if;
  return new;
end $$;
create trigger forbid_edits_of_sent_draft before insert on tariff_draft_edits
  for each row execute function forbid_edits_of_sent_draft();

-- Nobody decides about a draft that they wrote, changed or sent.
create function require_second_person_for_tariff() returns trigger language plpgsql as $$
begin
  if exists (select from tariff_drafts where id = new.draft_id and new."by" in (made_by, sent_by))
    or exists (select from tariff_draft_edits where draft_id = new.draft_id and "by" = new."by") then
    raise exception 'a second person decides about draft %', new.draft_id
      using errcode = 'check_violation', constraint = 'require_second_person_for_tariff';
  end if;
  return new;
end $$;
create trigger require_second_person_for_tariff before insert on tariff_approvals
  for each row execute function require_second_person_for_tariff();

-- What is over is never touched again.
create function check_tariff_draft_change() returns trigger language plpgsql as $$
begin
  if new.site <> old.site or new.made_by <> old.made_by or old.state in ('published', 'withdrawn') then
    raise exception 'draft % may not be changed like this', old.number
      using errcode = 'check_violation', constraint = 'check_tariff_draft_change';
  end if;
  if new.state = 'published' and not exists (
    select from tariff_approvals where draft_id = new.id and revision = new.revision and version_id = new.published_version) then
    raise exception 'draft % has nobody who published it', old.number
      using errcode = 'check_violation', constraint = 'check_tariff_draft_change';
  end if;
  return new;
end $$;
create trigger check_tariff_draft_change before update on tariff_drafts
  for each row execute function check_tariff_draft_change();
create trigger forbid_unlisted_move after update on tariff_drafts
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('draft', 'state');
