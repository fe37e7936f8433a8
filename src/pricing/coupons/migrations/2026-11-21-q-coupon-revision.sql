-- Names the coupons as they stand now: what was read of them is good for as long as the name is the same. Their uses are
-- counted each time.
create table coupon_revision (
  is_only boolean primary key default true check (is_only),
  revision uuid not null default gen_random_uuid()
);
insert into coupon_revision default values;

create function coupons_are_revised() returns trigger language plpgsql as $$
begin
  update coupon_revision set revision = gen_random_uuid();
  return null;
end $$;
create trigger coupons_are_revised after insert or update or delete or truncate on coupons
  for each statement execute function coupons_are_revised();
