-- What nobody signed is swept by its time; what a gateway signed stays.
create index payment_events_unsigned on payment_events (received_at) where not is_verified;
