-- What a gateway tells names what to ask it about, and only its answer is booked. A row without `result` waits for that answer.
alter table payment_events add column site text check (site in ('eg', 'ae'));
alter table payment_events add column reference text;
alter table payment_events add column asked integer not null default 0;
alter table payment_events add column ask_next_at timestamptz;
-- When the gateway answered to our question; empty in what was booked on the word of the callback alone.
alter table payment_events add column confirmed_at timestamptz;
create index payment_events_waiting on payment_events (ask_next_at) where is_verified and result is null;
create index payment_events_waiting_for on payment_events (reference) where is_verified and result is null;
create index payment_events_of_transaction on payment_events (provider, transaction_id);
-- What was stored and not applied yet is asked about as well.
update payment_events set ask_next_at = received_at,
  site = case when query ->> 'currency' = 'AED' or raw_body like '%"AED"%' then 'ae' else 'eg' end,
  reference = substring(raw_body from '"merchantRefNumber" *: *"([^"]+)"')
where is_verified and result is null and state is not null;
update payment_events set result = 'ignored' where is_verified and result is null and state is null;
