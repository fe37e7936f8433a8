-- Money also goes back for goods that were lost on the way, and for goods the customer returned.
alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check
  check (cause in ('cancelled', 'cancelledByUs', 'lowerTotal', 'lost', 'returned'));
