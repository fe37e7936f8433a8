-- When the next sale of what a run read begins or ends: from then on the same file says other prices.
alter table feed_runs add column sale_turns_at timestamptz;
