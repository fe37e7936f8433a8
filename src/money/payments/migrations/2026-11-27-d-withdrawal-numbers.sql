-- As with the numbers of payments: withdrawals and refunds of different people do not wait for each other.
create sequence withdrawal_numbers;
select setval('withdrawal_numbers', coalesce((select last + 1000 from numbers where series = 'withdrawal'), 100001), false);
create sequence refund_numbers;
select setval('refund_numbers', coalesce((select last + 1000 from numbers where series = 'refund'), 100001), false);
