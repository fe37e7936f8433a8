import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { dropUnusedDelivery } from '#selling/orders/delivery/settle-delivery.ts'
import { refuseClosedSlot } from './facts/read-offices.ts'
import { type MadeRequest, makeRequest } from './make-request.ts'
import { moveAsked } from './move-asked.ts'
import { type PickupPlace, pickupColumns } from './request-place.ts'

export type PickupChoice = PickupPlace & { readonly itemIds: readonly string[]; readonly key: string }

/** The customer picks up arrived goods, of one order or of several: office, time, and a pickup code. */
export async function choosePickup(work: Work, choice: PickupChoice): Promise<MadeRequest> {
  const customerId = signedInCustomer(work)
  const { office, slot, collector } = choice
  return once(work, choice.key, choice, async () => {
    await refuseClosedSlot(work, office, slot)
    const { itemIds, moved } = await moveAsked(work, choice.itemIds, { event: 'requestPickup', data: { office } })
    const made = await makeRequest(work, { customerId, itemIds, place: pickupColumns({ office, slot, collector }) })
    // A delivery paid at checkout that nothing is left for.
    for (const order of moved) await dropUnusedDelivery(work, order, 'cancelled')
    return made
  })
}
