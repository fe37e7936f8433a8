-- The audit log is read newest first: all of a site, of a person, of a kind of thing, of one act, within days, of a place. Each is the
-- start of an index that ends in time and id, so a page by cursor costs the same with a thousand rows and with ten million.
alter table audit_log add column places text[];
comment on column audit_log.places is 'The places the member was bound to when acting; null: everywhere.';
create index audit_log_of_time on audit_log (site, at desc, id desc);
create index audit_log_of_kind on audit_log (site, split_part(action, '.', 1), at desc, id desc);
create index audit_log_of_act on audit_log (site, action, at desc, id desc);
create index audit_log_of_member on audit_log (staff_id, at desc, id desc);
create index audit_log_of_places on audit_log using gin (places) where places is not null;
drop index audit_log_of_site;
drop index audit_log_of_staff;
drop index audit_log_of_action;
drop index audit_log_by_time;
