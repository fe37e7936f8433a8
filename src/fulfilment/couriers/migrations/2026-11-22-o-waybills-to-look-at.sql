-- The count of waybills that call a person stands in the menu of every screen of staff.
create index waybills_to_look_at on waybills (site, asked_at)
  where state = 'failed' or attention is not null or (state in ('asked', 'cancelling') and tries >= 2);
