-- Why a campaign pauses where no person paused it, and how many complaints of it were known then: only a further one pauses it again.
alter table campaigns
  add column paused_why text check (paused_why = 'complaints'),
  add column paused_complaints integer not null default 0;
