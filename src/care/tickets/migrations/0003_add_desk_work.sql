-- Answers that staff have ready, mentions in notes, merged tickets, tickets that rest until a time.

create table canned_answers (
  id uuid primary key,
  site text not null references sites,
  name text not null check (length(trim(name)) between 1 and 80),
  said_ar text not null check (length(trim(said_ar)) between 1 and 5000),
  said_en text not null check (length(trim(said_en)) between 1 and 5000),
  changed_at timestamptz not null,
  changed_by uuid not null references staff_members (id),
  -- No longer offered.
  ended_at timestamptz
);
create unique index canned_answers_by_name on canned_answers (site, lower(name)) where ended_at is null;

create table ticket_mentions (
  message_id uuid not null references ticket_messages (id),
  staff_id uuid not null references staff_members (id),
  seen_at timestamptz,
  primary key (message_id, staff_id)
);
create index ticket_mentions_unseen on ticket_mentions (staff_id) where seen_at is null;

alter table tickets
  -- What it is about besides the order itself.
  add column item_id uuid references order_items (id),
  -- Its messages are read and written in this one.
  add column merged_into uuid references tickets (id),
  -- Until then it stands in no queue.
  add column snoozed_until timestamptz,
  add constraint ticket_item check (item_id is null or order_id is not null),
  add constraint ticket_merged check (merged_into is null or (state = 'closed' and order_id is null and merged_into <> id)),
  add constraint ticket_snoozed check (snoozed_until is null or state in ('processing', 'open'));
create index tickets_merged on tickets (merged_into) where merged_into is not null;
create index tickets_snoozed on tickets (site, snoozed_until) where snoozed_until is not null;

create function check_ticket_item() returns trigger language plpgsql as $$
begin
  if not exists (select from order_items where id = new.item_id and order_id = new.order_id) then
    raise exception 'item % is not of the order of ticket %', new.item_id, new.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_ticket_item before insert or update of item_id, order_id on tickets
  for each row when (new.item_id is not null) execute function check_ticket_item();

-- A merged ticket leads to one that leads no further, of the same customer or the same guest.
create function check_ticket_merge() returns trigger language plpgsql as $$
begin
  if not exists (select from tickets into_ticket where into_ticket.id = new.merged_into and into_ticket.merged_into is null
      and into_ticket.site = new.site and into_ticket.customer_id is not distinct from new.customer_id
      and (new.customer_id is not null or into_ticket.email = new.email)) then
    raise exception 'ticket % cannot be merged into %', new.number, new.merged_into using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_ticket_merge before update of merged_into on tickets
  for each row when (new.merged_into is not null) execute function check_ticket_merge();

create trigger tickets_snoozed_mark_queues after update of snoozed_until on tickets
  for each row execute function mark_queues_of_row();
