-- Parcels whose courier collected money: what finance asks the company for.
create index requests_cash_on_delivery on requests (site, company, delivered_at) where state = 'fulfilled' and cash_minor > 0;
