-- When a session last showed who uses it, by password or code; and a name for it that is not its token.
alter table sessions
  add proved_at timestamptz,
  add id uuid not null default gen_random_uuid();
update sessions set proved_at = created_at;
create unique index sessions_id on sessions (id);
