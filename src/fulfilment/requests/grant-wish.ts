import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { cancelHeld } from './cancel-request.ts'
import { lockRequest } from './move-request.ts'
import { switchHeldToPickup } from './switch-request.ts'
import { wishOf } from './wish.ts'

/**
 * The courier company has cancelled the parcel: the customer's or staff's wish is now carried out in their name.
 * Without a wish the hub books again.
 */
export async function grantWish(given: Work, requestId: string): Promise<void> {
  const system = asSystem(given)
  const held = await lockRequest(system, requestId)
  const wish = wishOf(system, held.request)
  const [latest] = await readWaybills(system, [requestId])
  // News of an older waybill is no answer about the present one.
  if (!wish || latest?.state !== 'cancelled') return
  const customer = { ...system, who: { kind: 'customer', id: held.request.customer_id } } as const
  if (wish.does === 'pickup') {
    await switchHeldToPickup(customer, held, wish.place)
    return
  }
  await cancelHeld(wish.by === 'customer' ? customer : system, held, wish.note)
}
