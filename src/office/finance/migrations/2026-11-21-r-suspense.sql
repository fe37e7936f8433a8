-- Money that came in and matches nothing: what somebody proposes to do with it, and who agreed.

-- From this amount on two people decide. No row: two people always.
create table suspense_limits (
  site text primary key check (site in ('eg', 'ae')),
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);
insert into suspense_limits (site, two_people_from_minor) values ('eg', 500000), ('ae', 50000);

create table suspense_decisions (
  id uuid primary key,
  provider text not null,
  transaction_id text not null,
  site text not null check (site in ('eg', 'ae')),
  deed text not null check (deed in ('assign', 'return')),
  customer_id uuid references customers (id),
  balance text check (balance in ('card', 'cash')),
  -- The customer's payment it was meant for, or what the provider calls the way back.
  reference text not null,
  reason text not null,
  needs_two boolean not null,
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  done_at timestamptz,
  entry_id uuid references journal_entries (id),
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  foreign key (provider, transaction_id) references payment_charges (provider, transaction_id),
  check ((deed = 'assign') = (customer_id is not null) and (deed = 'assign') = (balance is not null)),
  check ((done_at is null) = (entry_id is null)),
  check (done_at is null or withdrawn_at is null),
  constraint suspense_second_person check (done_at is null or not needs_two or (agreed_by is not null and agreed_by <> proposed_by))
);
create unique index suspense_decisions_one on suspense_decisions (provider, transaction_id) where withdrawn_at is null;
create trigger suspense_decisions_stay before delete or truncate on suspense_decisions
  for each statement execute function append_only_refuse();
