-- The phone of a consignee is sealed by the program, bound to its row.
alter table handover_consignees add column id uuid not null default gen_random_uuid();
create unique index handover_consignees_by_id on handover_consignees (id);
