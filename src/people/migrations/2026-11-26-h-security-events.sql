-- What an attack looks like while it is tried: wrong passwords, codes and proofs, ceilings that were hit, doors that were
-- closed; and passwords that changed. Only ever added to; kept for a year.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  site text not null check (site in ('eg', 'ae')),
  event text not null check (event in (
    'signInFailed', 'signInBlocked', 'secondFactorFailed', 'proofFailed', 'refused', 'passwordChanged', 'passwordReset'
  )),
  kind text not null check (kind in ('customer', 'staff')),
  staff_id uuid references staff_members (id),
  customer_id uuid references customers (id),
  -- Of the email that was typed where nobody has it: SHA-256, to see that the same one is tried.
  fingerprint text,
  address text,
  agent text,
  what text,
  check (staff_id is null or customer_id is null)
);
create index security_events_by_time on security_events (at desc);
create index security_events_of_staff on security_events (staff_id, id) where staff_id is not null;
create index security_events_of_customer on security_events (customer_id, id) where customer_id is not null;

-- The year's end is the one thing that takes rows away.
create function refuse_security_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'Security events are only ever added to';
end $$;
create trigger security_events_are_append_only before update or delete on security_events
  for each row execute function refuse_security_event_change();
create trigger security_events_are_not_emptied before truncate on security_events
  for each statement execute function refuse_audit_change();
