import { sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { readMoneyOfRequests } from './read-request-money.ts'
import type { RequestView } from './read-requests.ts'

/** What calls say of a request beside its view: what is due, how it is or was to be paid, and its orders' package. */
export type RequestFacts = {
  readonly totalDue: bigint
  readonly paymentMethod: string | null
  readonly package: string | null
}

/** Of many requests at once. */
export async function readRequestFacts(
  work: Work,
  views: readonly RequestView[],
): Promise<ReadonlyMap<string, RequestFacts>> {
  if (views.length === 0) return new Map()
  const ids = views.map(({ id }) => id)
  const asked = views.map(({ id, state, delivery }) => ({ id, state, fee_minor: delivery?.feeMinor ?? null }))
  const money = await readMoneyOfRequests(work, asked)
  const { rows } = await sql<{ id: string; method: string | null; package: string | null }>`
    select r.id,
      (select payment.method from payments payment where payment.subject_kind = 'request' and payment.subject_id = r.id
        order by (payment.status = 'successed') desc, payment.created_at desc limit 1) as method,
      (select min(o.package_id) from request_items part join order_items item on item.id = part.item_id
        join orders o on o.id = item.order_id where part.request_id = r.id) as package
    from requests r where r.id ${among(ids)}`.execute(work.db)
  return new Map(
    rows.map((row) => [
      row.id,
      { totalDue: money.get(row.id)?.due ?? 0n, paymentMethod: row.method, package: row.package },
    ]),
  )
}
