-- The draft a version was published from, for whoever may read drafts; a version of the system has none.
alter table price_table_versions add column draft bigint;
alter table price_table_versions disable trigger price_table_versions_stay;
update price_table_versions set draft = substring(source from '^Draft (\d+)$')::bigint where source ~ '^Draft \d+$';
alter table price_table_versions enable trigger price_table_versions_stay;
