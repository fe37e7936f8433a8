import { sql } from 'kysely'
import { onceInMoment } from '#platform/values/moment.ts'
import type { Work } from '#platform/work/work.ts'

/** What an order has besides its items: most have none of it, and missing parts are not queried. */
export type OrderTraces = {
  readonly dues: boolean
  readonly holds: boolean
  readonly cancellations: boolean
  readonly discrepancies: boolean
  /** Either. */
  readonly cases: boolean
}

/** Read in one statement, once per request. */
export function readOrderTraces(work: Work, orderId: string): Promise<OrderTraces> {
  return onceInMoment(work, `traces ${orderId}`, async () => {
    const { rows } = await sql<Omit<OrderTraces, 'cases'>>`select
      exists (select from order_dues where order_id = ${orderId}) as dues,
      exists (select from order_holds where order_id = ${orderId} and released_at is null) as holds,
      exists (select from cancellations where order_id = ${orderId}) as cancellations,
      exists (select from discrepancies where order_id = ${orderId}) as discrepancies`.execute(work.db)
    const [found] = rows
    if (!found) throw new Error('A query without a table always answers one row')
    return { ...found, cases: found.cancellations || found.discrepancies }
  })
}
