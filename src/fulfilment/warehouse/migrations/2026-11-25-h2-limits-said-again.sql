-- A limit may be said again for the same day, and one that is still to come may be taken back: of a day the last row counts.
alter table packing_limits drop constraint packing_limits_pkey;
alter table packing_limits add column id bigint generated always as identity primary key;
alter table packing_limits add column is_taken_back boolean not null default false;
create index packing_limits_of_day on packing_limits (site, kind, valid_from, id);
