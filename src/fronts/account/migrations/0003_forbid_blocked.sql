-- Who is blocked begins no order, payment, withdrawal or package; dues of goods on their way are paid at our desk.
create trigger forbid_blocked_customer before insert on orders for each row execute function forbid_blocked_customer();
create trigger forbid_blocked_customer before insert on payments
  for each row when (new.method <> 'office') execute function forbid_blocked_customer();
create trigger forbid_blocked_customer before insert on withdrawals for each row execute function forbid_blocked_customer();
create trigger forbid_blocked_customer before insert on subscriptions for each row execute function forbid_blocked_customer();
