-- What staff set without a release: each version of a setting of a site, with its first moment, its reason and who said so.
-- The newest that began holds; before the first one, what the program says.
create table setting_versions (
  id uuid primary key,
  site text not null references sites,
  name text not null check (name ~ '^[a-zA-Z]{2,40}(\.\w{2,80})?$'),
  value jsonb not null check (jsonb_typeof(value) = 'object' and pg_column_size(value) < 16384),
  valid_from timestamptz not null,
  why text not null check (length(why) between 1 and 500),
  changed_by uuid not null,
  changed_at timestamptz not null,
  -- About money or law: it holds once a second person agreed.
  needs_second boolean not null default false,
  agreed_by uuid,
  agreed_at timestamptz,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  constraint setting_second_person check (agreed_by is distinct from changed_by or agreed_by is null),
  check ((agreed_by is null) = (agreed_at is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (agreed_by is null or needs_second)
);
create index setting_versions_of on setting_versions (site, name, valid_from);
-- Only one change of a setting waits for a second person at a time.
create unique index setting_versions_waiting on setting_versions (site, name)
  where needs_second and agreed_at is null and withdrawn_at is null;

-- What was said stays as it was said: later come only the second person, a later beginning with them, and a withdrawal before it holds.
create function keep_setting_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'versions of settings are kept'; end if;
  if (old.id, old.site, old.name, old.value, old.why, old.changed_by, old.changed_at, old.needs_second)
    is distinct from (new.id, new.site, new.name, new.value, new.why, new.changed_by, new.changed_at, new.needs_second)
    or old.withdrawn_at is not null or (old.agreed_at is not null and new.withdrawn_at is null)
    or new.valid_from < old.valid_from
    then raise exception 'a version of a setting is not changed';
  end if;
  return new;
end $$;
create trigger keep_setting_version before update or delete on setting_versions
  for each row execute function keep_setting_version();
