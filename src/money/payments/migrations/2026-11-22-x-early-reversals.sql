-- Money that a provider says went back and that never came: somebody at finance looked into it.
alter table early_reversals add column handled_by uuid references staff_members (id);
alter table early_reversals add column handled_at timestamptz;
alter table early_reversals add column note text;
alter table early_reversals add constraint early_reversal_handled_by_somebody check (
  (handled_at is null) = (handled_by is null) and (handled_at is null) = (note is null)
);
