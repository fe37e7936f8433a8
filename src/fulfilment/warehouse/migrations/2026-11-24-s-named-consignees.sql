-- Who the goods of a hand-over go to, as its papers say: kept beside them, so that an account that is deleted is forgotten there too.
create table handover_consignees (
  shipment_id uuid not null references shipment_handovers (shipment_id),
  customer_id uuid not null references customers (id),
  name text not null,
  phone text not null,
  address text not null,
  primary key (shipment_id, customer_id)
);
create index handover_consignees_of_customer on handover_consignees (customer_id);
create trigger handover_consignees_stay before delete or truncate on handover_consignees
  for each statement execute function append_only_refuse();
