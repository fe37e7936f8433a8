import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** What went to one order, request or package in one month, less what came back from it. */
export type Spent = {
  readonly kind: 'order' | 'request' | 'subscription'
  readonly id: string
  /** '2026-11', in the site's time. */
  readonly month: string
  readonly minor: bigint
}

/**
 * What the customer spent, by the ledger: what was paid into their orders, requests and packages and not given back, since
 * the first day of a month. What is on hold was given back.
 */
export async function readSpent(work: Work, customerId: string, firstMonth: string): Promise<readonly Spent[]> {
  const zone = sites[work.site].timeZone
  const kinds = [
    ...['order_payment', 'order_refund', 'order_hold', 'request_payment', 'request_refund'],
    ...['package_payment', 'package_refund'],
  ]
  const { rows } = await sql<Spent>`
    with theirs as (
      select 'order' as kind, id from orders where customer_id = ${customerId} and site = ${work.site}
      union all select 'request', id from requests where customer_id = ${customerId} and site = ${work.site}
      union all select 'subscription', id from subscriptions where customer_id = ${customerId} and site = ${work.site}
    )
    select theirs.kind, theirs.id, to_char(entry.at at time zone ${zone}, 'YYYY-MM') as month,
      sum(line.amount_minor)::bigint as minor
    from theirs
    join ledger_lines line on line.account = theirs.kind || ':' || theirs.id and line.currency = ${sites[work.site].currency}
    join journal_entries entry on entry.id = line.entry_id
    where entry.kind = any(${kinds}) and entry.at >= ${`${firstMonth}-01`}::date::timestamp at time zone ${zone}
    group by theirs.kind, theirs.id, 3 having sum(line.amount_minor) <> 0
    order by 3, theirs.id`.execute(work.db)
  return rows
}
