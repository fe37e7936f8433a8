-- Cards that customers asked us to keep for next time: the gateway's token, sealed, and what a person knows the card by.
-- Never its number. Removing a card erases all of that; the hash stays, so that a late callback does not bring it back.
create table saved_cards (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  site text not null references sites,
  provider text not null,
  -- Where it was saved: it is offered once this payment is Successed and was paid by a card of the same last digits.
  payment_id uuid not null references payments (id),
  brand text check (brand ~ '^[A-Za-z ]{1,20}$'),
  last4 text check (last4 ~ '^[0-9]{4}$'),
  token_sealed bytea,
  token_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  removed_at timestamptz,
  check (num_nonnulls(brand, last4, token_sealed) = case when removed_at is null then 3 else 0 end),
  unique (provider, site, token_hash)
);
create index saved_cards_of_customer on saved_cards (customer_id) where removed_at is null;

-- Of a card payment: whether its card is to be kept, or which kept card it is paid with.
alter table payments
  add column saves_card boolean not null default false,
  add column saved_card_id uuid references saved_cards (id),
  add check (not (saves_card and saved_card_id is not null)),
  add check (method = 'creditCard' or (not saves_card and saved_card_id is null));

create trigger forbid_deleted_customer before insert on saved_cards for each row execute function forbid_deleted_customer();
