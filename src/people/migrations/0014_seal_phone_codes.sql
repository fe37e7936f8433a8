-- The number of a code is sealed as the customer's own is; codes to one number are found by its index.
alter table phone_codes add column phone_index text;
create index phone_codes_of_index on phone_codes (phone_index, created_at desc);
drop index phone_codes_of_phone;
