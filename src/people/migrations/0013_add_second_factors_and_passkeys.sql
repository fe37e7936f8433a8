-- Customers' second factor, passkeys, changes of their address and the places they sign in from.

-- An authenticator, sealed. Asked for at every sign-in once it is confirmed.
create table customer_factors (
  customer_id uuid primary key references customers (id),
  secret text not null check (secret like 'sealed:%'),
  last_step bigint,
  begun_at timestamptz not null,
  confirmed_at timestamptz
);
-- Ten codes for a lost phone, each valid once; only their SHA-256 is stored.
create table customer_recovery_codes (
  customer_id uuid not null references customer_factors (customer_id) on delete cascade,
  code_hash text not null check (length(code_hash) = 64),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);
-- Who gave the password or the mailed code and still owes the second factor. Apart from `sessions`, so that nothing that
-- reads those can take it for one.
create table half_sign_ins (
  token_hash text primary key check (length(token_hash) = 64),
  customer_id uuid not null references customers (id),
  remember boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index half_sign_ins_ending on half_sign_ins (expires_at);
create index half_sign_ins_of_customer on half_sign_ins (customer_id);

create table passkeys (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  -- As the browser tells it, in base64url; and its public key as SPKI.
  credential_id text not null unique check (length(credential_id) between 16 and 1400),
  public_key bytea not null,
  algorithm int not null check (algorithm in (-7, -8, -257)),
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  -- The domain it was made for; it opens nothing elsewhere.
  domain text not null,
  name text not null check (length(trim(name)) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create unique index passkeys_of_customer on passkeys (customer_id, lower(name));
-- Each is answered once, by whom it was given to.
create table passkey_challenges (
  id uuid primary key,
  challenge text not null unique,
  purpose text not null check (purpose in ('register', 'enter', 'prove')),
  customer_id uuid references customers (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((customer_id is null) = (purpose = 'enter'))
);
create index passkey_challenges_ending on passkey_challenges (expires_at);
create index passkey_challenges_of_customer on passkey_challenges (customer_id);
alter table customers add column passkey_offer_closed_at timestamptz;

-- A new address, proved by a code that was mailed to it. The old one can undo it for some days.
create table email_changes (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  old_email citext not null,
  new_email citext not null,
  code_hash text not null check (code_hash like '$argon2id$%'),
  tries smallint not null default 0 check (tries between 0 and 5),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz,
  undo_hash text unique check (length(undo_hash) = 64),
  undo_until timestamptz,
  undone_at timestamptz,
  check ((changed_at is null) = (undo_hash is null) and (undo_hash is null) = (undo_until is null)),
  check (undone_at is null or changed_at is not null)
);
create index email_changes_of_customer on email_changes (customer_id, asked_at);
create index email_changes_ending on email_changes (expires_at);

-- Browsers and networks from which a customer signed in: another one is told to them.
create table sign_in_places (
  customer_id uuid not null references customers (id),
  browser text not null,
  network text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (customer_id, browser, network)
);
create index sign_in_places_by_time on sign_in_places (last_at);

create trigger forbid_deleted_customer before insert on customer_factors for each row execute function forbid_deleted_customer();
create trigger forbid_deleted_customer before insert on half_sign_ins for each row execute function forbid_deleted_customer();
create trigger forbid_deleted_customer before insert on passkeys for each row execute function forbid_deleted_customer();
create trigger forbid_deleted_customer before insert on email_changes for each row execute function forbid_deleted_customer();
create trigger forbid_deleted_customer before insert on sign_in_places for each row execute function forbid_deleted_customer();

alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('activation', 'password_reset', 'not_me')) not valid;
alter table mailed_tokens validate constraint mailed_tokens_purpose_check;

-- Besides failures, what the owner of an account reads in their own log.
alter table security_events drop constraint security_events_event_check;
alter table security_events add constraint security_events_event_check check (event in (
  'signInFailed', 'signInBlocked', 'secondFactorFailed', 'proofFailed', 'refused', 'passwordChanged', 'passwordReset',
  'signedIn', 'signInDenied', 'sessionsEnded', 'emailChanged', 'emailRestored', 'secondFactorOn', 'secondFactorOff',
  'recoveryCodeUsed', 'recoveryCodesRenewed', 'passkeyAdded', 'passkeyRemoved'
)) not valid;
alter table security_events validate constraint security_events_event_check;
