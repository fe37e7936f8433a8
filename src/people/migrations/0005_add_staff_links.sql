-- The life of a staff account: links by which a member chooses a password, and what two admins must agree on.

-- A link in a mail: an invitation, or a new password. Only the SHA-256 of its token is stored.
create table staff_links (
  token_hash text primary key check (length(token_hash) = 64),
  purpose text not null check (purpose in ('invitation', 'password')),
  staff_id uuid not null references staff_members (id),
  -- Null: made at the command line.
  made_by uuid references staff_members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  withdrawn_at timestamptz,
  check (used_at is null or withdrawn_at is null)
);
create index staff_links_of_member on staff_links (staff_id, created_at);
-- A newer link replaces the one before it.
create unique index staff_links_one_open on staff_links (staff_id) where used_at is null and withdrawn_at is null;

-- What makes an admin, ends one or touches an admin's second factor: one proposes, another agrees.
create table staff_proposals (
  id uuid primary key,
  kind text not null check (kind in ('invite', 'duties', 'suspend', 'resume', 'resetSecondFactor')),
  staff_id uuid references staff_members (id),
  email citext,
  name text,
  roles text[],
  places text[],
  why text not null check (length(trim(why)) >= 3),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  answer text check (answer in ('agreed', 'refused', 'withdrawn', 'expired')),
  answered_by uuid references staff_members (id),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check (answer is null or (answered_by is null) = (answer = 'expired')),
  check ((kind = 'invite') = (staff_id is null) and (kind = 'invite') = (email is not null and name is not null)),
  check ((kind in ('invite', 'duties')) = (roles is not null and places is not null)),
  constraint staff_proposal_second_person check (answer is distinct from 'agreed' or answered_by <> proposed_by)
);
create unique index staff_proposals_one_open on staff_proposals (staff_id) where answer is null;
create index staff_proposals_open on staff_proposals (proposed_at) where answer is null;

-- Somebody can always let others in: of two who stop being admins at the same moment, the second is refused. Who was
-- invited and has no password yet is no admin.
create function keep_last_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff_members.admins', 0));
  if not exists (select from staff_members
      where roles @> '{admin}' and suspended_at is null and password_hash <> '') then
    raise exception 'the last admin stays' using errcode = 'restrict_violation', constraint = 'staff_last_admin';
  end if;
  return null;
end $$;
create trigger keep_last_admin_at_change after update of roles, suspended_at, password_hash on staff_members
  for each row
  when (old.roles @> '{admin}' and old.suspended_at is null and old.password_hash <> ''
    and not (new.roles @> '{admin}' and new.suspended_at is null and new.password_hash <> ''))
  execute function keep_last_admin();
create trigger keep_last_admin_at_deletion after delete on staff_members
  for each row when (old.roles @> '{admin}' and old.suspended_at is null and old.password_hash <> '')
  execute function keep_last_admin();
