-- What finance notes of a refund that its provider never answered: with the provider's word for it, and from the limit on by
-- two people. Money that went back before we knew that it came waits for it.

-- From this amount on two people. No row: two people always.
create table refund_rules (
  site text primary key check (site in ('eg', 'ae')),
  two_people_from_minor bigint not null check (two_people_from_minor > 0)
);
insert into refund_rules (site, two_people_from_minor) values ('eg', 200000), ('ae', 20000);

create table refund_endings (
  id uuid primary key,
  send_id uuid not null references refund_sends (id),
  site text not null check (site in ('eg', 'ae')),
  happened boolean not null,
  -- The evidence: the provider's number of the refund, or of its answer, and what was seen where.
  reference text not null check (length(reference) >= 3),
  note text not null check (length(note) >= 3),
  needs_two boolean not null,
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  done_at timestamptz,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check (done_at is null or withdrawn_at is null),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint refund_ending_second_person
    check (done_at is null or not needs_two or (agreed_by is not null and agreed_by <> proposed_by))
);
create unique index refund_endings_one on refund_endings (send_id) where withdrawn_at is null;
create index refund_endings_waiting on refund_endings (site, proposed_at) where done_at is null and withdrawn_at is null;
create trigger refund_endings_stay before delete or truncate on refund_endings
  for each statement execute function append_only_refuse();

create function refund_ending_keeps_its_word() returns trigger language plpgsql as $$
declare wanted bigint; most bigint;
begin
  if tg_op = 'UPDATE' then
    if old.done_at is not null or old.withdrawn_at is not null
      or to_jsonb(new) - array['agreed_by', 'done_at', 'withdrawn_by', 'withdrawn_at']
        is distinct from to_jsonb(old) - array['agreed_by', 'done_at', 'withdrawn_by', 'withdrawn_at']
    then
      raise exception 'what was noted of a refund never changes' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select amount_minor into wanted from refund_sends where id = new.send_id;
  select two_people_from_minor into most from refund_rules where site = new.site;
  if not new.needs_two and wanted >= coalesce(most, 0) then
    raise exception 'a refund of % needs two people', wanted
      using errcode = 'check_violation', constraint = 'refund_ending_second_person';
  end if;
  return new;
end $$;
create trigger refund_ending_keeps_its_word before insert or update on refund_endings
  for each row execute function refund_ending_keeps_its_word();

-- A person ends a refund by such a note alone.
create function refund_ends_by_a_note() returns trigger language plpgsql as $$
begin
  if new.who_kind = 'staff' and new.event in ('confirm', 'fail') and not exists (
    select from refund_endings ending join refund_sends send on send.id = ending.send_id
      where send.refund_id = new.refund_id and ending.done_at is not null and ending.happened = (new.event = 'confirm')
  ) then
    raise exception 'a refund is ended by hand with a reference and a note'
      using errcode = 'check_violation', constraint = 'refund_ends_by_a_note';
  end if;
  return new;
end $$;
create trigger refund_ends_by_a_note before insert on refund_history
  for each row execute function refund_ends_by_a_note();

create table early_reversals (
  provider text not null,
  transaction_id text not null,
  provider_reference text not null,
  -- What the provider told, as it was read.
  outcome jsonb not null,
  received_at timestamptz not null,
  payment_id uuid references payments (id),
  applied_at timestamptz,
  primary key (provider, provider_reference, transaction_id)
);
create index early_reversals_waiting on early_reversals (received_at) where applied_at is null;
create trigger early_reversals_stay before delete or truncate on early_reversals
  for each statement execute function append_only_refuse();
