-- What is added from the pages of products was read in a store's feed: such facts are kept as a reading like any other.
alter table link_readings drop constraint link_readings_source_check,
  add constraint link_readings_source_check check (source in ('page', 'provider', 'staff', 'feed'));
