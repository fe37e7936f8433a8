-- The desk of unmatched money lists what the ledger holds in suspense: what came and fits nothing, and what a resolved break put
-- there, above or below zero. Each is known by the entry that put it there.

alter table suspense_decisions drop constraint suspense_decisions_provider_transaction_id_fkey;
alter table suspense_decisions drop constraint suspense_decisions_deed_check;
alter table suspense_decisions
  add column item_entry uuid references journal_entries (id),
  -- The payment that an assignment settled or credited.
  add column payment_id uuid references payments (id),
  add constraint suspense_decisions_deed_check check (deed in ('assign', 'return', 'bear'));
update suspense_decisions decision set item_entry = charge.entry_id
  from payment_charges charge
  where charge.provider = decision.provider and charge.transaction_id = decision.transaction_id;
alter table suspense_decisions alter column item_entry set not null;
-- What nobody gets, neither a customer nor the provider, two people agree to.
alter table suspense_decisions add constraint suspense_bear_needs_two check (deed <> 'bear' or needs_two);
drop index suspense_decisions_one;
create unique index suspense_decisions_one on suspense_decisions (item_entry) where withdrawn_at is null and done_at is null;
