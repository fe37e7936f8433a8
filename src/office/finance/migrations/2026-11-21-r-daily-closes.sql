-- A day that is closed: what its books said, up to a place of the ledger's chain. It never says anything else again.

create table daily_closes (
  site text not null check (site in ('eg', 'ae')),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  currency text not null,
  batch_id bigint references ledger_batches (id),
  to_line bigint not null,
  chain_hash text not null,
  -- By family of accounts: opening, what came in, what went out.
  families jsonb not null,
  closed_by uuid not null references staff_members (id),
  closed_at timestamptz not null,
  primary key (site, day)
);
create trigger daily_closes_append_only before update or delete or truncate on daily_closes
  for each statement execute function append_only_refuse();
comment on table daily_closes is 'append-only';
