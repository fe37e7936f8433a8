-- Two accounts under one national ID are one person to customs: what the person has had brought in is counted over both.
create index customers_of_national_id on customers (national_id) where national_id is not null;
