-- Where answers to a mail go, and the Message-IDs that it belongs with, set apart by spaces.
alter table notices
  add column reply_to text,
  add column thread text;
