-- A rule of import is proposed by one person and published by another: then the rule of before ends the day before.

create table import_rule_proposals (
  id uuid primary key,
  site text not null references sites,
  kind text not null,
  asks text not null check (asks in ('refuse', 'permit', 'limit')),
  valid_from date not null,
  source text not null check (length(source) between 1 and 500),
  why text not null check (length(why) between 1 and 500),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check ((agreed_at is null) = (agreed_by is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint import_rule_second_person check (agreed_by <> proposed_by)
);
create unique index import_rule_proposals_open on import_rule_proposals (site, kind)
  where agreed_at is null and withdrawn_at is null;
