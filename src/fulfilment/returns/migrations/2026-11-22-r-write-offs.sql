-- Goods that were lost, seized or destroyed on the way: one member of staff says so with a proof, another one agrees, and only then
-- the item is gone and its money back.

create table write_offs (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  item_id uuid not null references order_items (id),
  what text not null check (what in ('lost', 'seized', 'destroyed')),
  reason text not null check (length(reason) >= 3),
  proof_id uuid not null references stored_files (id),
  -- Where the item stood when it was proposed.
  item_state text not null,
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  refunded_minor bigint check (refunded_minor >= 0),
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  withdrawn_why text,
  check ((agreed_at is null) = (agreed_by is null) and (agreed_at is null) = (refunded_minor is null)),
  check ((withdrawn_at is null) = (withdrawn_why is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint write_off_second_person check (agreed_by is null or agreed_by <> proposed_by)
);
create unique index write_offs_one on write_offs (item_id) where withdrawn_at is null;
create index write_offs_waiting on write_offs (site, proposed_at) where agreed_at is null and withdrawn_at is null;
create trigger write_offs_stay before delete or truncate on write_offs
  for each statement execute function append_only_refuse();

create function write_off_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'agreed_at', 'refunded_minor', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
      is distinct from to_jsonb(old) - array['agreed_by', 'agreed_at', 'refunded_minor', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
  then
    raise exception 'what write-off % says never changes', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger write_off_keeps_its_word before update on write_offs
  for each row execute function write_off_keeps_its_word();

-- Looked at when the transaction ends: nothing is written off that two people did not agree about.
create function writing_off_takes_two() returns trigger language plpgsql as $$
begin
  if not exists (select from write_offs where item_id = new.item_id and agreed_at is not null) then
    raise exception 'item % is written off by one person alone', new.item_id
      using errcode = 'check_violation', constraint = 'writing_off_takes_two';
  end if;
  return null;
end $$;
create constraint trigger writing_off_takes_two after insert on item_history
  deferrable initially deferred for each row when (new.event = 'writeOff') execute function writing_off_takes_two();
