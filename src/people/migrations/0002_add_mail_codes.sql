-- Codes by mail that open an account, or make it. The id is known only to the browser that asked, so that a stranger can
-- neither guess against a code nor use up its tries.
create table mail_codes (
  id uuid primary key,
  email citext not null,
  code_hash text not null check (code_hash like '$argon2id$%'),
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_codes_ending on mail_codes (expires_at);

-- Who enters by a code accepts the terms with the first order.
alter table customers alter column terms_accepted_at drop not null;
