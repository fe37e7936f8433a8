-- Codes by SMS or WhatsApp that prove whose a number is. Bound to the account that asked: nobody else can guess against one.
create table phone_codes (
  id uuid primary key,
  customer_id uuid not null references customers,
  phone text not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  code_hash text not null check (code_hash like '$argon2id$%'),
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index phone_codes_of_customer on phone_codes (customer_id, created_at desc);
create index phone_codes_of_phone on phone_codes (phone, created_at desc);
create index phone_codes_ending on phone_codes (expires_at);

-- When the customer proved that `phone` is theirs; null for a number that was only typed.
alter table customers add column phone_verified_at timestamptz;
