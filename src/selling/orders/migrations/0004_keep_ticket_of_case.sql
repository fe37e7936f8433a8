-- The number of the ticket that a case or a proposal came from.
alter table discrepancies add column ticket text;
create index discrepancies_of_ticket on discrepancies (ticket) where ticket is not null;
alter table cancellations add column ticket text;
create index cancellations_of_ticket on cancellations (ticket) where ticket is not null;
