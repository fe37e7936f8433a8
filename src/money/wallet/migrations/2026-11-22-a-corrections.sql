-- What was put right by which entries is asked from both sides.
create index journal_entries_corrects on journal_entries (corrects) where corrects is not null;
