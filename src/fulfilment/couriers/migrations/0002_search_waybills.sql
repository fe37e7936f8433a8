create index waybills_by_part on waybills using gin (awb gin_trgm_ops) where awb is not null;
