import { chosen } from '#fulfilment/purchasing/buy-chosen.ts'
import { unitsCancelled } from '#fulfilment/purchasing/seller-cancelled.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { shipSeveral } from '#fulfilment/purchasing/ship-several.ts'
import { deed } from '#people/proofs/answer-deeds.ts'
import { sellerCancelledForm, shippedForm } from './purchase-form.ts'

const doneOf = { all: 'cancelled', part: 'cancelledPart', again: 'cancelledAgain' } as const

/** What a buyer heard from the seller of a store order: sent, or not to be had. */
export const storeOrderDeeds = {
  // Units of what is not chosen are of no parcel.
  shipped: deed(
    shippedForm,
    (work, { storeOrder: storeOrderId, ...parcel }, { form }) =>
      sellerShipped(work, { ...parcel, storeOrderId, itemIds: chosen(form) }),
    'shipped',
  ),
  shipEach: shipSeveral,
  cancelled: deed(
    sellerCancelledForm,
    (work, { storeOrder: storeOrderId, ...facts }) => unitsCancelled(work, { ...facts, storeOrderId }),
    (as) => doneOf[as],
  ),
}
