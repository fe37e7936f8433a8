-- Nothing can be started under the id of a deleted account, not even by raw SQL.
create trigger forbid_deleted_customer before insert on carts for each row execute function forbid_deleted_customer();

create trigger forbid_deleted_customer before insert on orders for each row execute function forbid_deleted_customer();

create trigger forbid_deleted_customer before insert on payments for each row execute function forbid_deleted_customer();

create trigger forbid_deleted_customer before insert on withdrawals for each row execute function forbid_deleted_customer();

create trigger forbid_deleted_customer before insert on subscriptions for each row execute function forbid_deleted_customer();

create trigger forbid_deleted_customer before insert on requests for each row execute function forbid_deleted_customer();

create trigger forbid_deleted_customer before insert on returns for each row execute function forbid_deleted_customer();

create trigger forbid_deleted_customer before insert on order_comments
  for each row when (new.customer_id is not null) execute function forbid_deleted_customer();
