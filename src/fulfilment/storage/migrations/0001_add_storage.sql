-- How long arrived goods wait for their customer for free, what each day costs afterwards, and what is decided about it.

-- The terms of a site from a day on. Goods keep the terms that held when they began to wait.
create table storage_rules (
  site text not null references sites,
  valid_from text not null check (valid_from ~ '^\d{4}-\d{2}-\d{2}$' and valid_from::date is not null),
  -- Days on which the offices are open; days on which they are closed count for nothing.
  free_days integer not null check (free_days between 1 and 365),
  -- For one piece and one day, VAT included, and the most for one piece and one wait.
  fee_minor bigint not null check (fee_minor > 0),
  most_minor bigint not null check (most_minor >= fee_minor),
  -- So many open days before it costs, the customer is reminded; so many days after the goods began to wait, they get
  -- the last word, and a case begins.
  remind_days integer not null check (remind_days between 1 and 30),
  last_word_days integer not null check (last_word_days > 0),
  case_days integer not null check (case_days > last_word_days),
  -- From this amount on, a second person must agree before a fee is waived.
  two_people_from_minor bigint not null check (two_people_from_minor > 0),
  primary key (site, valid_from)
);
comment on table storage_rules is 'append-only';
create trigger forbid_change before update or delete or truncate on storage_rules
  for each statement execute function forbid_change();

-- Each whole open day that an item waited for its customer: once, whoever books it. In the free time it costs nothing.
create table storage_days (
  item_id uuid not null references order_items (id),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$' and day::date is not null),
  -- The day on which this wait began.
  began_on text not null check (began_on ~ '^\d{4}-\d{2}-\d{2}$' and began_on <= day),
  minor bigint not null check (minor >= 0),
  at timestamptz not null,
  primary key (item_id, day)
);
comment on table storage_days is 'append-only';
create trigger forbid_change before update or delete or truncate on storage_days
  for each statement execute function forbid_change();

-- What the customer was told of a wait, and that its case was opened: each once.
create table storage_steps (
  item_id uuid not null references order_items (id),
  began_on text not null check (began_on ~ '^\d{4}-\d{2}-\d{2}$'),
  step text not null check (step in ('ending', 'begun', 'last', 'case')),
  at timestamptz not null,
  primary key (item_id, began_on, step)
);
comment on table storage_steps is 'append-only';
create trigger forbid_change before update or delete or truncate on storage_steps
  for each statement execute function forbid_change();

-- Fees that staff waive, with their reason. From the rule's amount on it holds when a second person agrees.
create table storage_waivers (
  id uuid primary key,
  item_id uuid not null references order_items (id),
  minor bigint not null check (minor > 0),
  reason text not null check (reason <> ''),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  needs_second boolean not null,
  agreed_by uuid references staff_members (id),
  -- Since when it holds.
  agreed_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check (agreed_at is null or withdrawn_at is null),
  check (agreed_by is null or agreed_at is not null),
  constraint storage_waiver_second_person
    check (agreed_at is null or not needs_second or (agreed_by is not null and agreed_by <> proposed_by))
);
create index storage_waivers_of_item on storage_waivers (item_id);
create unique index storage_waivers_one_waiting on storage_waivers (item_id)
  where agreed_at is null and withdrawn_at is null;
create trigger forbid_delete before delete or truncate on storage_waivers
  for each statement execute function forbid_change();

-- A shop that is open already gets its first terms here; a new one with its other first rows.
insert into storage_rules (site, valid_from, free_days, remind_days, last_word_days, case_days, fee_minor, most_minor, two_people_from_minor)
select code, '2026-11-26', 14, 3, 75, 90, terms.fee, terms.most, terms.two_people
from (values ('eg', 500, 30000, 200000), ('ae', 100, 6000, 20000)) as terms (site, fee, most, two_people)
join sites on sites.code = terms.site and sites.opened_at is not null;
