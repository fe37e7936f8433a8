-- Conversations of guests end 400 days after they were closed (`tickets.sweep`), with their messages; those of customers and of
-- orders are kept, and no message goes without its conversation.
create function forbid_ticket_delete() returns trigger language plpgsql as $$
begin
  if old.customer_id is null and old.order_id is null and old.closed_at < now() - interval '400 days' then
    return old;
  end if;
  -- What was merged goes with the conversation that it leads to.
  if old.merged_into is not null and not exists (select from tickets where id = old.merged_into) then
    return old;
  end if;
  raise exception 'ticket % is kept', old.number using errcode = 'restrict_violation';
end $$;
drop trigger forbid_delete on tickets;
create trigger forbid_delete before delete on tickets for each row execute function forbid_ticket_delete();
create trigger forbid_truncate before truncate on tickets for each statement execute function forbid_change();

alter table tickets drop constraint tickets_merged_into_fkey,
  add constraint tickets_merged_into_fkey foreign key (merged_into) references tickets (id) on delete cascade;
alter table ticket_mentions drop constraint ticket_mentions_message_id_fkey,
  add constraint ticket_mentions_message_id_fkey foreign key (message_id) references ticket_messages (id) on delete cascade;
alter table ticket_mails
  drop constraint ticket_mails_ticket_id_fkey,
  drop constraint ticket_mails_message_id_fkey,
  add constraint ticket_mails_ticket_id_fkey foreign key (ticket_id) references tickets (id) on delete cascade,
  add constraint ticket_mails_message_id_fkey foreign key (message_id) references ticket_messages (id) on delete cascade;
alter table ticket_messages drop constraint ticket_messages_ticket_id_fkey,
  add constraint ticket_messages_ticket_id_fkey foreign key (ticket_id) references tickets (id) on delete cascade;
create or replace function forbid_message_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from tickets where id = old.ticket_id) then
    return old;
  end if;
  if tg_op <> 'UPDATE' or old.seen_at is not null
    or (to_jsonb(new) - 'seen_at') is distinct from (to_jsonb(old) - 'seen_at') then
    raise exception 'a message stays as it was written' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

alter table ticket_files drop constraint ticket_files_message_id_fkey,
  add constraint ticket_files_message_id_fkey foreign key (message_id) references ticket_messages (id) on delete cascade;
create function forbid_ticket_file_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from ticket_messages where id = old.message_id) then
    return old;
  end if;
  raise exception 'a file stays with its message' using errcode = 'restrict_violation';
end $$;
drop trigger forbid_change on ticket_files;
create trigger forbid_change before update or delete on ticket_files
  for each row execute function forbid_ticket_file_change();
create trigger forbid_truncate before truncate on ticket_files for each statement execute function forbid_change();
