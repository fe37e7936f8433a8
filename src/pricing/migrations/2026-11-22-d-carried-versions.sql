-- A scheduled version that was published again, because something changed before it, names the one it stands for: who wrote
-- that one, and why, still holds.
alter table price_table_versions add column carries uuid references price_table_versions (id);
