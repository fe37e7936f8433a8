-- As with the numbers of orders: payments of different people do not wait for each other.
create sequence payment_numbers;
select setval('payment_numbers', coalesce((select last + 1000 from numbers where series = 'payment'), 100001), false);
