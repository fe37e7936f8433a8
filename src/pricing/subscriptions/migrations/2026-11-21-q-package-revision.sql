-- Names the packages as they stand now: what was read of them is good for as long as the name is the same.
create table package_revision (
  is_only boolean primary key default true check (is_only),
  revision uuid not null default gen_random_uuid()
);
insert into package_revision default values;

create function packages_are_revised() returns trigger language plpgsql as $$
begin
  update package_revision set revision = gen_random_uuid();
  return null;
end $$;
create trigger packages_are_revised after insert or update or delete or truncate on packages
  for each statement execute function packages_are_revised();

create index subscriptions_of_customer on subscriptions (customer_id, site) where status in ('Active', 'Requested');
