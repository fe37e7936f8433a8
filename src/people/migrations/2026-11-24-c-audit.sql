-- The log is read by site, newest first, and by who did what: a page of it is a few rows of an index, however long it is.
create index audit_log_of_site on audit_log (site, id);
create index audit_log_of_staff on audit_log (staff_id, id);
create index audit_log_of_action on audit_log (action text_pattern_ops, id);
create index audit_log_by_time on audit_log using brin (at) with (pages_per_range = 16);
