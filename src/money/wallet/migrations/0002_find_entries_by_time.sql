-- Figures of a day, or of the last ten minutes, are found without reading all entries.
create index journal_entries_by_time on journal_entries using brin (at) with (pages_per_range = 16);
