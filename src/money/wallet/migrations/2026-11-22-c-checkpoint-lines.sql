-- Beside what stood after a batch: how many lines the account had by then, and all that came into it. A statement of a year of
-- an account that everybody pays into is counted from two rows and its page found between two others.
alter table ledger_batch_balances add column lines bigint;
alter table ledger_batch_balances add column came_in bigint;

alter table ledger_batch_balances disable trigger ledger_batch_balances_append_only;
update ledger_batch_balances kept set lines = counted.lines, came_in = counted.came_in
from (
  select batch.id as batch_id, line.account, line.currency,
    sum(count(*)) over (partition by line.account, line.currency order by batch.id) as lines,
    sum(coalesce(sum(line.amount_minor) filter (where line.amount_minor > 0), 0))
      over (partition by line.account, line.currency order by batch.id) as came_in
  from ledger_batches batch
  join ledger_lines line on line.id between batch.from_line and batch.to_line
  join ledger_accounts account on account.name = line.account and account.currency = line.currency
  where not account.must_not_be_negative
  group by batch.id, line.account, line.currency) as counted
where (counted.batch_id, counted.account, counted.currency) = (kept.batch_id, kept.account, kept.currency);
alter table ledger_batch_balances enable trigger ledger_batch_balances_append_only;

alter table ledger_batch_balances alter column lines set not null;
alter table ledger_batch_balances alter column came_in set not null;
-- The page of a statement is looked for by the number of its first line.
create index ledger_batch_balances_lines on ledger_batch_balances (account, currency, lines);
create unique index ledger_batches_to_line on ledger_batches (to_line);
