-- An unknown parcel has ends beside its owner: sent back, thrown away, written down twice, not ours. And where its number was
-- received by scan after all, it is of that item.
alter table unknown_parcels add column ended_as text
  check (ended_as in ('sent_back', 'disposed', 'noted_twice', 'not_ours', 'scanned'));
alter table unknown_parcels add column ended_by uuid references staff_members (id);
alter table unknown_parcels add constraint unknown_parcel_is_ended check (
  case when ended_as is null then ended_by is null
    when ended_as = 'scanned' then ended_by is null and item_id is not null
    else ended_by is not null and item_id is null and resolved_at is not null and coalesce(why, '') <> '' end
);
create index unknown_parcels_of_number on unknown_parcels (tracking_number) where resolved_at is null;
