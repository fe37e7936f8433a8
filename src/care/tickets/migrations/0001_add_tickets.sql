-- One conversation with a customer or a guest. A state moves only as ticket-moves.ts allows.
create table tickets (
  id uuid primary key,
  number text not null unique,
  site text not null references sites,
  customer_id uuid references customers (id),
  -- What a guest told; a customer's own stand in their account.
  name text,
  email citext,
  phone text,
  locale text not null check (locale in ('ar', 'en')),
  order_id uuid references orders (id),
  state text not null check (state in ('pending', 'processing', 'open', 'closed')),
  -- Who has taken it on.
  staff_id uuid references staff_members (id),
  opened_at timestamptz not null,
  -- The last message or move.
  updated_at timestamptz not null,
  -- The first message that nobody has answered yet.
  waiting_since timestamptz,
  first_answered_at timestamptz,
  closed_at timestamptz,
  constraint ticket_sender check (customer_id is not null or (name is not null and email is not null)),
  constraint ticket_waits check ((waiting_since is not null) = (state in ('pending', 'processing'))),
  constraint ticket_taken check (case state when 'pending' then staff_id is null when 'processing' then staff_id is not null else true end),
  constraint ticket_closed check ((closed_at is not null) = (state = 'closed'))
);
create unique index tickets_of_order on tickets (order_id) where order_id is not null;
create index tickets_of_customer on tickets (customer_id, updated_at desc) where customer_id is not null;
create index tickets_of_guest on tickets (email) where customer_id is null;
create index tickets_waiting on tickets (site, waiting_since, id) where waiting_since is not null;
create index tickets_resting on tickets (site, state, updated_at desc, id) where waiting_since is null;
create trigger forbid_delete before delete or truncate on tickets for each statement execute function forbid_change();
create trigger forbid_deleted_customer before insert on tickets
  for each row when (new.customer_id is not null) execute function forbid_deleted_customer();
create trigger forbid_unlisted_move after update on tickets
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('ticket', 'state');
create trigger tickets_mark_queues after insert on tickets for each row execute function mark_queues_of_row();
create trigger tickets_moved_mark_queues after update of state, waiting_since on tickets
  for each row execute function mark_queues_of_row();

-- Whose order it is, is whose ticket it is.
create function check_ticket_order() returns trigger language plpgsql as $$
begin
  if not exists (select from orders where id = new.order_id and customer_id = new.customer_id and site = new.site) then
    raise exception 'order % is not of the customer of ticket %', new.order_id, new.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_ticket_order before insert or update of order_id, customer_id on tickets
  for each row when (new.order_id is not null) execute function check_ticket_order();

create table ticket_messages (
  id uuid primary key,
  ticket_id uuid not null references tickets (id),
  -- The item of the order that it is about.
  item_id uuid references order_items (id),
  -- Null: the customer or guest wrote it.
  staff_id uuid references staff_members (id),
  -- For staff alone.
  is_note boolean not null default false,
  said text not null check (length(trim(said)) between 1 and 5000),
  at timestamptz not null,
  seen_at timestamptz,
  constraint ticket_note check (not is_note or (staff_id is not null and seen_at is null))
);
create index ticket_messages_of_ticket on ticket_messages (ticket_id, at, id);
create index ticket_messages_unseen on ticket_messages (ticket_id) where seen_at is null and not is_note;
comment on table ticket_messages is 'append-only but for seen_at';

create function forbid_message_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.seen_at is not null
    or (to_jsonb(new) - 'seen_at') is distinct from (to_jsonb(old) - 'seen_at') then
    raise exception 'a message stays as it was written' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_message_change before update or delete on ticket_messages
  for each row execute function forbid_message_change();

create function check_message_item() returns trigger language plpgsql as $$
begin
  if not exists (select from order_items item join tickets on tickets.order_id = item.order_id
    where item.id = new.item_id and tickets.id = new.ticket_id) then
    raise exception 'item % is not of the order of ticket %', new.item_id, new.ticket_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_message_item before insert on ticket_messages
  for each row when (new.item_id is not null) execute function check_message_item();

create table ticket_files (
  message_id uuid not null references ticket_messages (id),
  file_id uuid not null references stored_files (id),
  place smallint not null check (place between 1 and 4),
  primary key (message_id, place)
);
create trigger forbid_change before update or delete or truncate on ticket_files
  for each statement execute function forbid_change();
