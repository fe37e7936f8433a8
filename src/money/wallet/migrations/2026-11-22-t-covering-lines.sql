-- A page of a customer's statement counts and sums the lines before it: that is answered by the index alone.
create index ledger_lines_of_account on ledger_lines (account, currency, id) include (amount_minor);
drop index ledger_lines_account;
