-- The papers that customs want of a shipment. Which are needed on a site may be switched; the last word holds.
create table clearance_rules (
  id bigint generated always as identity primary key,
  site text not null check (site in ('eg', 'ae')),
  kind text not null check (kind in ('airway_bill', 'invoice', 'acid', 'national_id', 'permit')),
  needed boolean not null,
  reason text not null check (length(trim(reason)) >= 3),
  changed_by uuid not null references staff_members (id),
  changed_at timestamptz not null
);
comment on table clearance_rules is 'append-only';
create trigger clearance_rules_append_only before update or delete or truncate on clearance_rules
  for each statement execute function append_only_refuse();

create table clearance_papers (
  id uuid primary key,
  shipment_id uuid not null references shipments (id),
  kind text not null check (kind in ('airway_bill', 'invoice', 'acid', 'permit')),
  -- A permit is for goods; the others are of the whole shipment.
  item_id uuid references order_items (id),
  number text,
  file_id uuid references stored_files (id),
  state text not null default 'given' check (state in ('given', 'accepted', 'refused')),
  given_by uuid not null references staff_members (id),
  given_at timestamptz not null,
  decided_by uuid references staff_members (id),
  decided_at timestamptz,
  why text,
  replaced_at timestamptz,
  check (number is not null or file_id is not null),
  check ((kind = 'permit') = (item_id is not null)),
  check (kind <> 'acid' or number ~ '^[0-9]{19}$'),
  check ((state = 'given') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (state <> 'refused' or length(trim(why)) >= 3)
);
create unique index clearance_papers_one on clearance_papers (shipment_id, kind, item_id) nulls not distinct
  where replaced_at is null;
create trigger clearance_papers_stay before delete or truncate on clearance_papers
  for each statement execute function append_only_refuse();

-- Customs let the goods go: with every paper accepted, or with a reason that a second person agreed to.
create table shipment_releases (
  id uuid primary key,
  shipment_id uuid not null references shipments (id),
  -- What was not accepted when it was asked for.
  missing jsonb not null,
  reason text,
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  released_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  constraint release_is_complete_or_agreed check (
    released_at is null or jsonb_array_length(missing) = 0 or agreed_by is not null),
  constraint release_has_a_reason check (jsonb_array_length(missing) = 0 or length(trim(reason)) >= 3),
  constraint release_second_person check (agreed_by is null or agreed_by <> asked_by),
  check (agreed_by is null or released_at is not null),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (released_at is null or withdrawn_at is null)
);
create unique index shipment_releases_one on shipment_releases (shipment_id) where withdrawn_at is null;
create trigger shipment_releases_stay before delete or truncate on shipment_releases
  for each statement execute function append_only_refuse();

create function release_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.released_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'released_at', 'withdrawn_by', 'withdrawn_at']
      is distinct from to_jsonb(old) - array['agreed_by', 'released_at', 'withdrawn_by', 'withdrawn_at']
  then
    raise exception 'what was said of a release never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger release_keeps_its_word before update on shipment_releases
  for each row execute function release_keeps_its_word();
