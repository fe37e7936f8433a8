-- A page that nobody's program can read is read by staff: their facts are a reading like any other.
alter table link_readings drop constraint link_readings_source_check,
  add constraint link_readings_source_check check (source in ('page', 'provider', 'staff'));
