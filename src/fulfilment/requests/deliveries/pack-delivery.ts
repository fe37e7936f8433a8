import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { type LockedRequest, lockRequest, moveRequest } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { bookParcel } from './book-again.ts'
import { readCashToCollect } from './cash-to-collect.ts'

export type Packing = { readonly requestId: string; readonly weightGrams: number; readonly pieces: number }

/**
 * The hub has packed a delivery: its waybill is requested, and the courier told what to collect. A delivery to be paid
 * in advance must be paid by now.
 */
export async function packDelivery(work: Work, { requestId, weightGrams, pieces }: Packing): Promise<void> {
  const held = await lockRequest(work, requestId)
  const { request, orders, itemIds } = held
  const { feeDue } = await readRequestMoney(work, request, orders)
  const toCourier = request.pays === 'courier'
  if (!toCourier && feeDue > 0n) throw no.DELIVERY_NOT_PAID()
  await moveRequest(work, request, 'prepared')
  for (const order of orders) {
    const items = order.items.filter((item) => itemIds.includes(item.id))
    const wishes = items.map(
      (item) => ({ itemId: item.id, event: 'packed', data: { request: request.number } }) as const,
    )
    await moveItems(work, order, wishes, { toCourier })
  }
  const cashMinor = toCourier ? await tellCourier(work, held) : 0n
  await work.db
    .updateTable('requests')
    .set({ weight_grams: weightGrams, pieces, cash_minor: cashMinor, packed_at: work.now })
    .where('id', '=', requestId)
    .execute()
  const packed = { ...request, weight_grams: weightGrams, pieces, cash_minor: cashMinor }
  await bookParcel(work, { ...held, request: packed })
  const [before, after] = [{ state: request.state }, { state: 'prepared', weightGrams, pieces }]
  await audit(work, { action: 'request.pack', subject: `request:${requestId}`, before, after })
}

async function tellCourier(work: Work, { request, orders }: LockedRequest): Promise<bigint> {
  const { minor: cash, shares } = await readCashToCollect(work, await readRequestMoney(work, request, orders))
  for (const { orderId, minor } of shares)
    await work.db.insertInto('request_dues').values({ request_id: request.id, order_id: orderId, minor }).execute()
  return cash
}
