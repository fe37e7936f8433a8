import { redirect } from 'react-router'
import { chosen } from '#fulfilment/purchasing/buy-chosen.ts'
import { unitsCancelled } from '#fulfilment/purchasing/seller-cancelled.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { shipSeveral } from '#fulfilment/purchasing/ship-several.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { sellerCancelledForm, shippedForm } from './purchase-form.ts'

const doneOf = { all: 'cancelled', part: 'cancelledPart', again: 'cancelledAgain' } as const

/** What a buyer heard from the seller of a store order: sent, or not to be had. */
export async function actOnStoreOrder(visit: Visit, form: FormData, back: (done: string) => string) {
  try {
    return await doDeed(form, {
      shipped: async () => {
        const shipped = parseFields(form, shippedForm, visit.locale)
        if (!shipped.ok) return formAnswer(shipped.errors, form)
        const { storeOrder: storeOrderId, ...parcel } = shipped.values
        const itemIds = chosen(form)
        // Units of what is not chosen are of no parcel.
        await visit.write((work) => sellerShipped(work, { ...parcel, storeOrderId, itemIds }))
        return redirect(back('shipped'))
      },
      shipEach: () => shipSeveral(visit, form, back),
      cancelled: async () => {
        const cancelled = parseFields(form, sellerCancelledForm, visit.locale)
        if (!cancelled.ok) return formAnswer(cancelled.errors, form)
        const { storeOrder, ...facts } = cancelled.values
        const as = await visit.write((work) => unitsCancelled(work, { ...facts, storeOrderId: storeOrder }))
        return redirect(back(doneOf[as]))
      },
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
