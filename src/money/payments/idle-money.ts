import { sql } from 'kysely'
import { type BookCheck, checkOf } from '#money/wallet/book-checks.ts'

/** Finds customers' money left in `payment:{id}` of an ended payment: it should be spent, or back in the wallet. */
export const idlePaymentMoney: BookCheck = checkOf(
  'idle payment',
  sql`select count(*) from ledger_accounts where name like 'payment:%' and balance <> 0`,
  sql`
    select account.name || ' ' || coalesce(payment.status, 'unknown') as of, account.balance as off
    from ledger_accounts account left join payments payment on payment.id::text = substr(account.name, 9)
    where account.name like 'payment:%' and account.balance <> 0
      and (payment.status is null or payment.status in ('successed', 'failed', 'cancelled'))`,
)

/** Finds money in `withdrawal:{id}` without a withdrawal or refund to its source in progress, or another amount. */
export const idleWithdrawalMoney: BookCheck = checkOf(
  'idle withdrawal',
  sql`select (select count(*) from withdrawals where status in ('pending_review', 'on_progress'))
    + (select count(*) from refund_sends where status in ('waiting', 'asked')) as count`,
  sql`
    select 'withdrawal:' || coalesce(withdrawal.id::text, substr(account.name, 12)) || ' ' || coalesce(withdrawal.status, 'unknown') as of,
      coalesce(account.balance, 0) - coalesce(withdrawal.left_over, 0) as off
    from (select * from ledger_accounts where name like 'withdrawal:%' and balance <> 0) as account
    full join (
      select id, status, case when status in ('pending_review', 'on_progress') then amount_minor else 0 end as left_over
      from withdrawals
      union all
      select id, status, case when status in ('waiting', 'asked') then amount_minor else 0 end from refund_sends
    ) as withdrawal on withdrawal.id::text = substr(account.name, 12)
    where coalesce(account.balance, 0) <> coalesce(withdrawal.left_over, 0)`,
)

/**
 * Finds money in `subscription:{id}` of a package that does not wait for its payment: a package is earned when it
 * starts.
 */
export const idleSubscriptionMoney: BookCheck = checkOf(
  'idle subscription',
  sql`select count(*) from ledger_accounts where name like 'subscription:%' and balance <> 0`,
  sql`
    select account.name || ' ' || coalesce(subscription.status, 'unknown') as of, account.balance as off
    from ledger_accounts account left join subscriptions subscription on subscription.id::text = substr(account.name, 14)
    where account.name like 'subscription:%' and account.balance <> 0 and subscription.status is distinct from 'Requested'`,
)
