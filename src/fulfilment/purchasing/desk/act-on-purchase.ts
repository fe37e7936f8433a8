import { redirect } from 'react-router'
import { buyChosen } from '#fulfilment/purchasing/buy-chosen.ts'
import { restUnavailable } from '#fulfilment/purchasing/seller-cancelled.ts'
import { undoHold, undoResume } from '#fulfilment/purchasing/undo-hold.ts'
import { eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'
import { holdEach, resumeEach, undone } from './act-on-several.ts'
import { holdForm, restForm } from './purchase-form.ts'

/** What a buyer pressed in the purchase queue: bought, held, or to be bought after all. */
export async function actOnPurchase(visit: Visit, form: FormData, back: (done: string) => string) {
  try {
    return await doDeed(form, {
      buy: () => buyChosen(visit, form, back),
      hold: () => hold(visit, form, back),
      resume: (itemId) => resume(visit, itemId, back),
      rest: () => rest(visit, form, back),
      holdEach: () => holdEach(visit, form),
      resumeEach: () => resumeEach(visit, form),
      undoHold: async () => eachAnswer(await eachOf(visit, undone(form, visit), undoHold), form),
      undoResume: async () => eachAnswer(await eachOf(visit, undone(form, visit), undoResume), form),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

type Back = (done: string) => string

async function hold(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, holdForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const deed = await visit.write((work) => holdItem(work, wish.values))
  return redirect(`${back('held')}&deeds=${deed}`)
}

async function resume(visit: Visit, itemId: string, back: Back) {
  if (!isId(itemId)) throw no.NOT_FOUND()
  const deed = await visit.write((work) => resumeItem(work, itemId, ''))
  return redirect(`${back('resumed')}&deeds=${deed}`)
}

async function rest(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, restForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await visit.write((work) => restUnavailable(work, wish.values.itemId, wish.values.why))
  return redirect(back('rest'))
}
