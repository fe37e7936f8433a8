-- When its gateway last said that it does not take this card any more; a payment with it that is paid takes that back.
alter table saved_cards add column refused_at timestamptz;
