-- Pictures of a customer's national ID, front and back, and what support said of them. The number itself stands with the
-- customer; who looks at a picture is written into the audit log.
create table national_ids (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  front_id uuid not null references stored_files (id),
  back_id uuid not null references stored_files (id),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'rejected', 'replaced', 'withdrawn')),
  sent_at timestamptz not null,
  decided_by uuid references staff_members (id),
  decided_at timestamptz,
  why text,
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('accepted', 'rejected') or decided_by is not null),
  check (state <> 'rejected' or length(trim(why)) >= 3),
  check (state <> 'waiting' or decided_by is null)
);
create unique index national_ids_one_of_customer on national_ids (customer_id)
  where state in ('waiting', 'accepted', 'rejected');
create index national_ids_waiting on national_ids (sent_at) where state = 'waiting';
