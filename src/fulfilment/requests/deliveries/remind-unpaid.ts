import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { isBeingPaid } from '#fulfilment/requests/give-up-payments.ts'
import { findRequest } from '#fulfilment/requests/move-request.ts'
import type { Work } from '#platform/work/work.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'

const hoursBefore = 24

/** Deliveries to be paid in advance whose payment time ends within a day. */
export async function readEndingDeliveries(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('requests')
    .select('id')
    .where('site', '=', work.site)
    .where('kind', '=', 'Delivery')
    .where('state', 'in', ['requested', 'pending_review'])
    .where('pay_by', '>', work.now)
    .where('pay_by', '<=', new Date(work.now.getTime() + hoursBefore * 3_600_000))
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

/** Tells its customer once what is still due and what happens without it. */
export async function remindOfDelivery(work: Work, requestId: string, origin: string): Promise<void> {
  const { request, orders, itemIds } = await findRequest(work, requestId)
  const { feeDue, due } = await readRequestMoney(work, request, orders)
  const [order] = orders
  if (!order || feeDue === 0n || (await isBeingPaid(work, requestId))) return
  await tellBuyer(work, {
    key: `delivery-unpaid:${requestId}:${request.pay_by?.getTime()}`,
    origin,
    wording: 'requests_mail_unpaid',
    orderId: order.id,
    itemIds,
    facts: { request: request.number, due },
  })
}
