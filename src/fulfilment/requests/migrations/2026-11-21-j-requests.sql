-- Offices and requests: how the goods that have arrived reach the customer.

create table offices (
  code text primary key check (code ~ '^[a-z][a-z0-9-]*$'),
  site text not null check (site in ('eg', 'ae')),
  name_ar text not null,
  name_en text not null,
  address_ar text not null,
  address_en text not null,
  phone text not null,
  time_zone text not null,
  opens_at time not null,
  closes_at time not null check (closes_at > opens_at),
  -- 0 is Sunday, as PostgreSQL and JavaScript count.
  working_days integer[] not null check (working_days <@ array[0, 1, 2, 3, 4, 5, 6]),
  is_open boolean not null default true
);

create table office_holidays (
  office_code text not null references offices (code),
  day date not null,
  primary key (office_code, day)
);

insert into offices (code, site, name_ar, name_en, address_ar, address_en, phone, time_zone, opens_at, closes_at, working_days) values
('cairo', 'eg', 'مكتب القاهرة', 'Cairo office', '14 شارع عباس العقاد، مدينة نصر، القاهرة', '14 Abbas El Akkad St., Nasr City, Cairo',
  '+20 2 0000 0000', 'Africa/Cairo', '10:00', '18:00', '{6,0,1,2,3,4}'),
('dubai', 'ae', 'مكتب دبي', 'Dubai office', 'شارع المكتوم، ديرة، دبي', 'Al Maktoum Road, Deira, Dubai',
  '+971 4 000 0000', 'Asia/Dubai', '10:00', '18:00', '{6,0,1,2,3,4}');

create table requests (
  id uuid primary key,
  number text not null unique,
  site text not null check (site in ('eg', 'ae')),
  customer_id uuid not null references customers (id),
  kind text not null check (kind in ('PickUp', 'Delivery')),
  state text not null check (state in ('requested', 'pending_review', 'prepared', 'shipped', 'fulfilled', 'cancelled')),
  office_code text references offices (code),
  slot_day date,
  slot_from time,
  code text not null check (code ~ '^[0-9]{6}$'),
  shelf text,
  shelved_at timestamptz,
  collector_name text,
  collector_id_number text,
  collected_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  check (kind <> 'PickUp' or office_code is not null),
  check ((slot_day is null) = (slot_from is null))
);
create index requests_of_customer on requests (customer_id, site, created_at desc);
create unique index requests_open_code on requests (site, code) where state not in ('fulfilled', 'cancelled');

create table request_items (
  request_id uuid not null references requests (id),
  item_id uuid not null references order_items (id),
  removed_at timestamptz,
  primary key (request_id, item_id)
);
create unique index request_items_one_open on request_items (item_id) where removed_at is null;

create table request_history (
  id bigint generated always as identity primary key,
  request_id uuid not null references requests (id),
  at timestamptz not null,
  who_kind text not null,
  who_id uuid,
  event text not null,
  from_state text,
  to_state text not null,
  note text
);
create trigger request_history_append_only before update or delete or truncate on request_history
  for each statement execute function append_only_refuse();
