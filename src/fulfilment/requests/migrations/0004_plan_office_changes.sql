-- What staff change of an office: at once, or from a later day on. The row of the office is what holds today; each change keeps
-- who made it and why, and is never changed once it holds.

alter table offices
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column version integer not null default 1,
  add constraint offices_point check ((latitude is null) = (longitude is null));

create table office_changes (
  id uuid primary key,
  office_code text not null references offices (code),
  -- Its first day, in the office's time.
  valid_from date not null,
  name_ar text not null,
  name_en text not null,
  address_ar text not null,
  address_en text not null,
  phone text not null,
  opens_at time not null,
  closes_at time not null check (closes_at > opens_at),
  working_days integer[] not null check (working_days <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(working_days) > 0),
  latitude double precision,
  longitude double precision,
  is_open boolean not null,
  why text not null check (length(why) between 1 and 500),
  changed_by uuid not null references staff_members (id),
  changed_at timestamptz not null,
  -- When it came to hold, or was taken back before.
  applied_at timestamptz,
  withdrawn_at timestamptz,
  check (applied_at is null or withdrawn_at is null)
);
create unique index office_changes_planned on office_changes (office_code, valid_from)
  where applied_at is null and withdrawn_at is null;
create index office_changes_by_office on office_changes (office_code, changed_at desc);

-- A day of its own hours; without hours the office is closed on it.
alter table office_holidays
  add column opens_at time,
  add column closes_at time,
  add column why text not null default '',
  add column changed_by uuid references staff_members (id),
  add constraint office_holidays_hours check (num_nulls(opens_at, closes_at) in (0, 2) and (opens_at is null or closes_at > opens_at));
