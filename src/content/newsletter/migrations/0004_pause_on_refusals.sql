-- A campaign also pauses where a mail server refuses the mail itself; what the server said is shown to who resumes it.
alter table campaigns drop constraint campaigns_paused_why_check;
alter table campaigns
  add constraint campaigns_paused_why_check check (paused_why in ('complaints', 'refusals')),
  add column paused_said text check (length(paused_said) <= 300);
