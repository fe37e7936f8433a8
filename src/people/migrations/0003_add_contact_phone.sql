-- The phone at which a customer is reached about their goods. Unlike `phone` it is no key of an account: two may have one.
alter table customers add column contact_phone text;
