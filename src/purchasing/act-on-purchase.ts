import { redirect } from 'react-router'
import { holdItem, resumeItem } from '#orders/hold-item.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { isId } from '#platform/id.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { actOnSeveral } from './act-on-several.ts'
import { buyChosen } from './buy-chosen.ts'
import { holdForm, restForm } from './purchase-form.ts'
import { restUnavailable } from './seller-cancelled.ts'

/** What a buyer pressed in the purchase queue: bought, held, or to be bought after all. */
export async function actOnPurchase(visit: Visit, form: FormData, back: (done: string) => string) {
  const [doing, itemId = ''] = String(form.get('do')).split(':')
  try {
    const several = await actOnSeveral(visit, form)
    if (several) return several
    if (doing === 'resume' && isId(itemId)) {
      const deed = await visit.write((work) => resumeItem(work, itemId, ''))
      return redirect(`${back('resumed')}&deeds=${deed}`)
    }
    if (doing === 'hold') {
      const hold = parseFields(form, holdForm, visit.locale)
      if (!hold.ok) return formAnswer(hold.errors, form)
      const deed = await visit.write((work) => holdItem(work, hold.values))
      return redirect(`${back('held')}&deeds=${deed}`)
    }
    if (doing === 'rest') {
      const rest = parseFields(form, restForm, visit.locale)
      if (!rest.ok) return formAnswer(rest.errors, form)
      await visit.write((work) => restUnavailable(work, rest.values.itemId, rest.values.why))
      return redirect(back('rest'))
    }
    return await buyChosen(visit, form, back)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
