-- The limits of the finance desk and the terms of providers change by two people: one proposes, another agrees.

create table finance_rule_changes (
  id uuid primary key,
  site text not null check (site in ('eg', 'ae')),
  rule text not null check (rule in ('receiptLimit', 'suspenseLimit', 'feeTerms')),
  -- Of terms: whose.
  provider text,
  old_values jsonb not null,
  new_values jsonb not null,
  reason text not null check (length(trim(reason)) >= 3),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  agreed_in xid8,
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check ((rule = 'feeTerms') = (provider is not null)),
  check ((agreed_at is null) = (agreed_by is null) and (agreed_at is null) = (agreed_in is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint finance_rule_second_person check (agreed_by <> proposed_by)
);
create unique index finance_rule_changes_open on finance_rule_changes (site, rule, provider) nulls not distinct
  where agreed_at is null and withdrawn_at is null;
create index finance_rule_changes_latest on finance_rule_changes (site, rule, provider, agreed_at desc);
create trigger finance_rule_changes_stay before delete or truncate on finance_rule_changes
  for each statement execute function append_only_refuse();

create function finance_change_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - '{agreed_by,agreed_at,agreed_in,withdrawn_by,withdrawn_at}'::text[]
      is distinct from to_jsonb(old) - '{agreed_by,agreed_at,agreed_in,withdrawn_by,withdrawn_at}'::text[]
  then
    raise exception 'a change of a rule is agreed to or taken back, once' using errcode = 'restrict_violation';
  end if;
  if new.agreed_at is not null then new.agreed_in := pg_current_xact_id(); end if;
  return new;
end $$;
create trigger finance_change_keeps_its_word before update on finance_rule_changes
  for each row execute function finance_change_keeps_its_word();

-- A rule changes with the agreement to it, in one transaction, to what was agreed on.
create function finance_rule_needs_two() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not exists (
    select from finance_rule_changes
    where site = new.site and rule = tg_argv[0] and provider is not distinct from to_jsonb(new) ->> 'provider'
      and agreed_in = pg_current_xact_id() and to_jsonb(new) @> new_values
  ) then
    raise exception 'this rule changes by two people' using errcode = 'check_violation', constraint = 'finance_rule_needs_two';
  end if;
  return new;
end $$;
create trigger receipt_limits_need_two before insert or update or delete on receipt_limits
  for each row execute function finance_rule_needs_two('receiptLimit');
create trigger suspense_limits_need_two before insert or update or delete on suspense_limits
  for each row execute function finance_rule_needs_two('suspenseLimit');
create trigger provider_fee_terms_need_two before insert or update or delete on provider_fee_terms
  for each row execute function finance_rule_needs_two('feeTerms');
