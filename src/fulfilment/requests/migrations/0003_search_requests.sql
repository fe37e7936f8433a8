create index requests_by_number_part on requests using gin (number gin_trgm_ops);
