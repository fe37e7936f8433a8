-- Staff sign in with two factors: a session knows how many were shown, and nothing is open to one of them.

alter table staff_members
  add totp_confirmed_at timestamptz,
  add totp_last_step bigint,
  add check (totp_confirmed_at is null or totp_secret is not null);

alter table sessions add factors smallint not null default 1 check (factors in (1, 2));

-- Ten codes for the day the phone is lost, each good once; only their SHA-256 is kept.
create table recovery_codes (
  staff_id uuid not null references staff_members (id),
  code_hash text not null check (length(code_hash) = 64),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
