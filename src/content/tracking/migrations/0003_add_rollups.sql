-- How far each roll-up has counted on a site; null: nothing yet. What stands before is in its figures once.
create table rollup_marks (
  name text not null check (name ~ '^[a-z]{3,30}$'),
  site text not null references sites,
  at timestamptz,
  primary key (name, site)
);

-- How many items left a part of their way on a day, by how long they were in it, to ten minutes.
create table stage_days (
  site text not null references sites,
  day date not null,
  stage text not null check (stage in ('review', 'purchase', 'seller', 'warehouse', 'travel', 'handover', 'whole')),
  minutes integer not null,
  count bigint not null,
  primary key (site, day, stage, minutes)
);

-- How many acts of each kind a member of staff did on a day.
create table staff_days (
  site text not null references sites,
  day date not null,
  staff_id uuid not null references staff_members (id),
  kind text not null check (length(kind) between 1 and 40),
  count bigint not null,
  primary key (site, day, staff_id, kind)
);

-- What customers ordered in a month, by the month of their first order; of nobody in person.
create table cohort_months (
  site text not null references sites,
  cohort date not null,
  month date not null,
  customers bigint not null,
  orders bigint not null,
  minor bigint not null,
  primary key (site, cohort, month)
);
