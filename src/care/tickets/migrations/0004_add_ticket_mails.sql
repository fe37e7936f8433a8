-- Answers that come by mail.

alter table ticket_messages
  add column by_mail boolean not null default false,
  -- The address of somebody else who answered: for staff alone.
  add column other_sender text,
  -- Attachments of a mail that we did not take.
  add column lost_files smallint not null default 0 check (lost_files >= 0),
  drop constraint ticket_note,
  add constraint ticket_note check (not is_note or ((staff_id is not null or other_sender is not null) and seen_at is null)),
  add constraint ticket_other_sender check (other_sender is null or (is_note and by_mail and staff_id is null));

-- Every mail that came in, as it was written; told again, it changes nothing.
create table ticket_mails (
  id uuid primary key,
  site text not null references sites,
  -- The provider's, different for each delivery.
  token text not null unique,
  -- Its Message-ID.
  mail_id text,
  ticket_id uuid references tickets (id),
  message_id uuid references ticket_messages (id),
  sender text not null,
  subject text not null,
  original text not null,
  outcome text not null check (outcome in ('message', 'note', 'automatic', 'unknown', 'repeated')),
  at timestamptz not null,
  constraint ticket_mail_outcome check ((outcome in ('message', 'note')) = (message_id is not null)),
  constraint ticket_mail_of_ticket check (message_id is null or ticket_id is not null)
);
create unique index ticket_mails_by_mail on ticket_mails (mail_id) where message_id is not null and mail_id is not null;
create unique index ticket_mails_of_message on ticket_mails (message_id) where message_id is not null;
create index ticket_mails_of_ticket on ticket_mails (ticket_id, at) where ticket_id is not null;
create index ticket_mails_by_time on ticket_mails (at);
