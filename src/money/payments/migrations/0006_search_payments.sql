create index payments_by_part on payments using gin (number gin_trgm_ops, provider_reference gin_trgm_ops);
