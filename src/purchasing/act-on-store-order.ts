import { redirect } from 'react-router'
import { doDeed } from '#platform/do-deed.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { chosen } from './buy-chosen.ts'
import { sellerCancelledForm, shippedForm } from './purchase-form.ts'
import { unitsCancelled } from './seller-cancelled.ts'
import { sellerShipped } from './seller-shipped.ts'
import { shipSeveral } from './ship-several.ts'

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
