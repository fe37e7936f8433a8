-- What an announcement's handler could not do, until it can: read by staff, written by the delivery.
create table announcement_failures (
  announcement_id bigint not null references announcements (id),
  handler text not null,
  attempts integer not null,
  error text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (announcement_id, handler)
);
