import { sql } from 'kysely'
import { type BookCheck, checkOf } from '#money/wallet/book-checks.ts'
import { finalStates } from '#selling/orders/items/item-states.ts'

/** Finds money left in orders whose items are all handed over or cancelled: it should be earned or refunded. */
export const idleOrderMoney: BookCheck = checkOf(
  'idle order',
  sql`select count(*) from ledger_accounts where name like 'order:%' and balance <> 0`,
  sql`
    select account.name || ' ' || coalesce(o.number, 'unknown') as of, account.balance as off
    from ledger_accounts account left join orders o on o.id::text = substr(account.name, 7)
    where account.name like 'order:%' and account.balance <> 0
      and not exists (select from order_items item where item.order_id = o.id and item.state <> all (${[...finalStates]}))`,
)

/**
 * Checks that a customer's money on hold equals what their orders hold (money of valU also waits there for its
 * provider).
 */
export const idleHolds: BookCheck = checkOf(
  'idle hold',
  sql`select count(*) from order_holds where released_at is null`,
  sql`
    select coalesce(account.name, waiting.name) || ' ' || coalesce(account.currency, waiting.currency) as of,
      (coalesce(account.balance, 0) - coalesce(waiting.minor, 0))::bigint as off
    from (select name, currency, balance from ledger_accounts where name like 'customer:%:hold:%' and balance <> 0) as account
    full join (
      select 'customer:' || o.customer_id || ':hold:' || hold.kind as name,
        o.currency, sum(hold.minor) as minor
      from order_holds hold join orders o on o.id = hold.order_id where hold.released_at is null group by 1, 2) as waiting
      using (name, currency)
    where case when coalesce(account.name, waiting.name) like '%:valu' then coalesce(account.balance, 0) < coalesce(waiting.minor, 0)
      else coalesce(account.balance, 0) <> coalesce(waiting.minor, 0) end`,
)
