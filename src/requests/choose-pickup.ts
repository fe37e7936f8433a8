import type { OrderItem } from '#orders/lock-order.ts'
import { moveItems } from '#orders/move-item.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { once } from '#platform/once.ts'
import type { Work } from '#platform/work.ts'
import { lockItemsOrders } from '#purchasing/lock-items-orders.ts'
import { type MadeRequest, makePickupRequest, type Slot } from './make-request.ts'
import { refuseClosedSlot } from './read-offices.ts'
import { no } from './requests.refusals.ts'

export type PickupChoice = {
  readonly itemIds: readonly string[]
  readonly office: string
  readonly slot: Slot | null
  readonly key: string
}

/** The customer picks up what has arrived, of one order or of several: office, time, and a code to come with. */
export async function choosePickup(work: Work, choice: PickupChoice): Promise<MadeRequest> {
  const customerId = signedInCustomer(work)
  return once(work, choice.key, choice, async () => {
    const { office, slot } = choice
    const itemIds = [...new Set(choice.itemIds)]
    if (itemIds.length === 0) throw no.NOTHING_TO_PICK_UP()
    await refuseClosedSlot(work, office, slot)
    const orders = await lockItemsOrders(work, itemIds)
    for (const order of orders) {
      const chosen = order.items.filter((item: OrderItem) => itemIds.includes(item.id))
      await moveItems(
        work,
        order,
        chosen.map((item) => ({ itemId: item.id, event: 'requestPickup', data: { office } })),
      )
    }
    return makePickupRequest(work, { customerId, officeCode: office, slot, itemIds })
  })
}
