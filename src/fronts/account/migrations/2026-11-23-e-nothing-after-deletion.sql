-- Nothing that a customer begins is begun under the number of a deleted account, by whatever hand.
create trigger customer_is_here before insert on carts for each row execute function customer_is_here();
create trigger customer_is_here before insert on orders for each row execute function customer_is_here();
create trigger customer_is_here before insert on payments for each row execute function customer_is_here();
create trigger customer_is_here before insert on withdrawals for each row execute function customer_is_here();
create trigger customer_is_here before insert on subscriptions for each row execute function customer_is_here();
create trigger customer_is_here before insert on requests for each row execute function customer_is_here();
create trigger customer_is_here before insert on returns for each row execute function customer_is_here();
create trigger customer_is_here before insert on order_comments
  for each row when (new.customer_id is not null) execute function customer_is_here();
