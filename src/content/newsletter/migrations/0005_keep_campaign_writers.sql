-- Everybody who wrote something of a campaign, and none of them publishes it.
alter table campaigns add column writers uuid[];
update campaigns set writers = array[written_by];
alter table campaigns alter column writers set not null, drop constraint campaign_second_person;
alter table campaigns add constraint campaign_second_person check (
  published_by is null or (proposed_by is not null and published_by <> proposed_by and published_by <> written_by
    and published_by <> all (writers)));
