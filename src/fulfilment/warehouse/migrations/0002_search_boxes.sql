create index boxes_by_part on boxes using gin (barcode gin_trgm_ops);
create index shipments_by_part on shipments using gin (number gin_trgm_ops, airway_bill gin_trgm_ops);
