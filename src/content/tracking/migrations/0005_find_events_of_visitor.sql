-- Whoever changes their mind is forgotten at once.
create index tracked_events_client on tracked_events ((told->>'client')) where told is not null;
