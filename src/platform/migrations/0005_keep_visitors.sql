-- What the request told of its visitor, with what it announced: device, language and where they came from, for those who count.
-- More (address, browser, click ids) stands in it only where the visitor agreed; it goes with the announcement after 30 days.
alter table announcements add column visitor jsonb check (pg_column_size(visitor) < 4096);
