import { cancelWaybill } from '#fulfilment/couriers/waybills/cancel-waybill.ts'
import { announce } from '#platform/work/announce.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { agreeDelivery, type DeliveryWish } from './deliveries/agree-delivery.ts'
import { endPaidDelivery, takePaidDeliveries } from './deliveries/paid-deliveries.ts'
import { refuseClosedSlot } from './facts/read-offices.ts'
import { giveBackRequest } from './facts/request-books.ts'
import { giveUpPayments } from './give-up-payments.ts'
import { moveTheirs } from './move-asked.ts'
import { findRequestMove, type LockedRequest, lockRequest, moveRequest, type Request } from './move-request.ts'
import type { RequestKind } from './request-moves.ts'
import { deliveryColumns, type PickupPlace, type PlaceColumns, pickupColumns, sealedColumns } from './request-place.ts'
import { no } from './requests.refusals.ts'
import { keepWish } from './wish.ts'

export type SwitchToPickup = PickupPlace & { readonly requestId: string; readonly key: string }
/** `isWaiting`: its courier company is first asked to cancel the parcel. */
export type Switched = { readonly isWaiting: boolean; readonly refundedMinor: bigint }

/** Changes a delivery that has not left us into a pickup; its price is refunded to the kind of money that paid. */
export async function switchToPickup(work: Work, asked: SwitchToPickup): Promise<Switched> {
  const { requestId, key, office, slot, collector = null } = asked
  const place = { office, slot, collector }
  return once(work, `switch:${key}`, { requestId, ...place }, async () => {
    await refuseClosedSlot(work, office, slot)
    const held = await lockRequest(work, requestId)
    refuseKind(work, held.request, 'Delivery')
    if ((await cancelWaybill(work, requestId)) === 'asked') {
      await keepWish(work, held.request, { does: 'pickup', by: 'customer', place })
      return { isWaiting: true, refundedMinor: 0n }
    }
    return { isWaiting: false, refundedMinor: await switchHeldToPickup(work, held, place) }
  })
}

/** The same once no courier company has any of it; returns the refunded amount. */
export async function switchHeldToPickup(work: Work, held: LockedRequest, place: PickupPlace): Promise<bigint> {
  return begin(work, held, pickupColumns(place))
}

/** Changes an uncollected pickup into a delivery; the caller's key makes it happen once, and opens its payment. */
export async function switchToDelivery(work: Work, requestId: string, wish: DeliveryWish): Promise<void> {
  const held = await lockRequest(work, requestId)
  refuseKind(work, held.request, 'PickUp')
  const terms = await agreeDelivery(work, wish, held)
  await begin(work, held, deliveryColumns(terms))
  await takePaidDeliveries(work, held.orders, { ...terms, requestId })
}

function refuseKind(work: Work, request: Request, from: RequestKind): void {
  findRequestMove(work, request, 'switch')
  if (request.kind !== from) throw no.REQUEST_NOT_ALLOWED({ state: request.state, event: 'switch' })
}

async function begin(work: Work, { request, orders, itemIds }: LockedRequest, columns: PlaceColumns): Promise<bigint> {
  const { id, number, kind } = request
  await moveRequest(work, request, 'switch', kind)
  await giveUpPayments(work, id)
  let refunded = await giveBackRequest(work, request, 'cancelled')
  for (const order of orders) {
    const switched = await moveTheirs(work, order, itemIds, { event: 'switch', data: { request: number } })
    refunded += await endPaidDelivery(work, switched, { requestId: id, how: 'pickup', cause: 'cancelled' })
  }
  await work.db.deleteFrom('request_dues').where('request_id', '=', id).execute()
  await work.db
    .updateTable('requests')
    .set(sealedColumns(work, id, columns))
    .where('id', '=', id)
    .execute()
  await announce(work, 'request.switched', { requestId: id, number, items: [...itemIds], to: columns.kind })
  return refunded
}
