-- Of an order that is paid after its review: the balance that pays a part before the method, once the payment is asked for.
alter table orders add column balance_first text check (balance_first in ('card', 'cash'));
