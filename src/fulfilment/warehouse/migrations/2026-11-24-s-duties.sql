-- What customs really took: one member of staff enters it with the receipt, another agrees, and it is posted. Each item has its
-- part of it beside what was quoted for it.
create table customs_assessments (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  shipment_id uuid not null references shipments (id),
  -- Of one consignee's goods alone; empty: of everything in the shipment.
  customer_id uuid references customers (id),
  declaration text not null check (length(trim(declaration)) >= 3),
  duty_minor bigint not null check (duty_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  fees_minor bigint not null check (fees_minor >= 0),
  -- The account of ours that paid it.
  bank_account text not null,
  receipt_id uuid not null references stored_files (id),
  entered_by uuid not null references staff_members (id),
  entered_at timestamptz not null,
  agreed_by uuid references staff_members (id),
  agreed_at timestamptz,
  entry_id uuid unique references journal_entries (id),
  withdrawn_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  withdrawn_why text,
  constraint assessment_is_of_something check (duty_minor + vat_minor + fees_minor > 0),
  check ((agreed_by is null) = (agreed_at is null) and (agreed_by is null) = (entry_id is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null) and (withdrawn_at is null) = (withdrawn_why is null)),
  check (agreed_at is null or withdrawn_at is null),
  constraint assessment_second_person check (agreed_by is null or agreed_by <> entered_by)
);
-- A declaration is paid once.
create unique index customs_assessments_once on customs_assessments (site, declaration) where withdrawn_at is null;
create index customs_assessments_of_shipment on customs_assessments (shipment_id, entered_at);
create trigger customs_assessments_stay before delete or truncate on customs_assessments
  for each statement execute function append_only_refuse();

create function assessment_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.agreed_by is not null then
      raise exception 'what customs took is entered before it is agreed to'
        using errcode = 'check_violation', constraint = 'assessment_second_person';
    end if;
    return new;
  end if;
  if old.agreed_at is not null or old.withdrawn_at is not null
    or to_jsonb(new) - array['agreed_by', 'agreed_at', 'entry_id', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
      is distinct from to_jsonb(old) - array['agreed_by', 'agreed_at', 'entry_id', 'withdrawn_by', 'withdrawn_at', 'withdrawn_why']
  then
    raise exception 'what was said of declaration % never changes', old.declaration using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger assessment_keeps_its_word before insert or update on customs_assessments
  for each row execute function assessment_keeps_its_word();

create table customs_assessment_items (
  assessment_id uuid not null references customs_assessments (id),
  item_id uuid not null references order_items (id),
  -- The customs line and the clearance line of the price the customer has, as they were when this was entered.
  quoted_duty_minor bigint not null,
  quoted_fees_minor bigint not null,
  duty_minor bigint not null,
  vat_minor bigint not null,
  fees_minor bigint not null,
  primary key (assessment_id, item_id)
);
comment on table customs_assessment_items is 'append-only';
create index customs_assessment_items_of_item on customs_assessment_items (item_id);
create trigger customs_assessment_items_append_only before update or delete or truncate on customs_assessment_items
  for each statement execute function append_only_refuse();

-- The parts of the items are the whole, to the last unit.
create function assessment_parts_add_up() returns trigger language plpgsql as $$
declare whole customs_assessments%rowtype; duty bigint; vat bigint; fees bigint;
begin
  select * into whole from customs_assessments where id = new.id;
  select sum(duty_minor), sum(vat_minor), sum(fees_minor) into duty, vat, fees
    from customs_assessment_items where assessment_id = new.id;
  if (duty, vat, fees) is distinct from (whole.duty_minor, whole.vat_minor, whole.fees_minor) then
    raise exception 'the parts of declaration % are not the whole', whole.declaration
      using errcode = 'check_violation', constraint = 'assessment_parts_add_up';
  end if;
  return null;
end $$;
create constraint trigger assessment_parts_add_up after insert on customs_assessments deferrable initially deferred
  for each row execute function assessment_parts_add_up();
