create index courier_events_by_time on courier_events (received_at);
