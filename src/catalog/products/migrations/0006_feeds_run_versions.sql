-- Which version of the file a run reads: a run that was cut goes on behind its rows only in the same file.
alter table feed_runs add column etag text, add column last_modified text;
