-- Sweeps find what is over by its time (docs/retention.md).
create index once_keys_by_time on once_keys (at);
create index rate_limits_by_window on rate_limits (window_start);
create index system_logs_by_time on system_logs (at);
