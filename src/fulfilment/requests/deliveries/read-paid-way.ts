import { readUnitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import type { LockedRequest } from '#fulfilment/requests/move-request.ts'
import type { Work } from '#platform/work/work.ts'
import { deliveryFeeOf } from '#pricing/quote/delivery-quote.ts'
import { placedDelivery } from '#selling/orders/delivery/ordered-delivery.ts'
import { goodsWeight } from './goods-weight.ts'

/** A delivery that was paid at checkout, as it was then and as its parcel is. */
export type PaidWay = {
  /** The part of the request's fee that was paid with its orders. */
  readonly prepaidMinor: bigint
  /** What was paid at checkout, and the weight known then. */
  readonly placedMinor: bigint
  readonly placedGrams: number
  readonly grams: number
  readonly feeMinor: bigint
}

/** Null for a request that nothing was paid for at checkout. */
export async function readPaidWay(work: Work, { request, orders, itemIds }: LockedRequest): Promise<PaidWay | null> {
  if (request.prepaid_minor === 0n) return null
  const placed = orders.flatMap((order) => placedDelivery(order) ?? [])
  if (placed.length === 0) return null
  return {
    prepaidMinor: request.prepaid_minor,
    placedMinor: placed.reduce((sum, one) => sum + deliveryFeeOf(one), 0n),
    placedGrams: placed.reduce((sum, one) => sum + one.grams, 0),
    grams: goodsWeight(orders, itemIds, await readUnitsThatCome(work, itemIds)),
    feeMinor: request.fee_minor ?? 0n,
  }
}
