-- What of an order's money went on to the package that was bought with it.
alter table order_payments drop constraint order_payments_what_check;
alter table order_payments add constraint order_payments_what_check
  check (what in ('payment', 'refund', 'hold', 'package'));
