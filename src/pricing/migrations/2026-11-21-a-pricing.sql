-- Price tables are versions: a new one is added, none is ever changed, so that any quote can be made again as it was.

create table price_table_versions (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  valid_from timestamptz not null,
  -- The raw tables as published: rates, routes, categories, service, fees. Packages and coupons stand in their rooms.
  tables jsonb not null check (jsonb_typeof(tables) = 'object' and tables ->> 'site' = site),
  who_kind text not null check (who_kind in ('staff', 'system')),
  who_id uuid check ((who_id is null) = (who_kind = 'system')),
  why text not null check (why <> ''),
  source text not null check (source <> ''),
  published_at timestamptz not null,
  check (valid_from >= published_at)
);
create index price_table_versions_current on price_table_versions (site, valid_from desc, id desc);

create function price_table_versions_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a published price table is never changed: publish another version';
end
$$;
create trigger price_table_versions_stay before update or delete on price_table_versions
  for each row execute function price_table_versions_stay();
create trigger price_table_versions_stay_whole before truncate on price_table_versions
  for each statement execute function price_table_versions_stay();
