import { redirect } from 'react-router'
import { holdItem, resumeItem } from '#orders/hold-item.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { isId } from '#platform/id.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { holdForm, purchaseForm, sellerCancelledForm, shippedForm } from './purchase-form.ts'
import { purchaseItems } from './purchase-items.ts'
import { sellerCancelled } from './seller-cancelled.ts'
import { sellerShipped } from './seller-shipped.ts'

/** What a buyer pressed in the purchase queue: bought, held, or to be bought after all. */
export async function actOnPurchase(visit: Visit, form: FormData, back: (done: string) => string) {
  const [doing, itemId = ''] = String(form.get('do')).split(':')
  try {
    if (doing === 'resume' && isId(itemId)) {
      await visit.write((work) => resumeItem(work, itemId, ''))
      return redirect(back('resumed'))
    }
    if (doing === 'hold') {
      const hold = parseFields(form, holdForm, visit.locale)
      if (!hold.ok) return formAnswer(hold.errors, form)
      await visit.write((work) => holdItem(work, hold.values))
      return redirect(back('held'))
    }
    const bought = parseFields(form, purchaseForm, visit.locale)
    if (!bought.ok) return formAnswer(bought.errors, form)
    await visit.write((work) => purchaseItems(work, { ...bought.values, itemIds: chosen(form) }))
    return redirect(back('bought'))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** What a buyer heard from the seller of a store order: sent, or not to be had. */
export async function actOnStoreOrder(visit: Visit, form: FormData, back: (done: string) => string) {
  try {
    if (form.get('do') === 'cancelled') {
      const cancelled = parseFields(form, sellerCancelledForm, visit.locale)
      if (!cancelled.ok) return formAnswer(cancelled.errors, form)
      await visit.write((work) => sellerCancelled(work, cancelled.values.itemId, cancelled.values.why))
      return redirect(back('cancelled'))
    }
    const shipped = parseFields(form, shippedForm, visit.locale)
    if (!shipped.ok) return formAnswer(shipped.errors, form)
    await visit.write((work) => sellerShipped(work, { ...shipped.values, itemIds: chosen(form) }))
    return redirect(back('shipped'))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

function chosen(form: FormData): readonly string[] {
  return form.getAll('item').map(String).filter(isId)
}
