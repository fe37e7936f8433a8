import type { Sent } from '#people/proofs/answer-deeds.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { isId } from '#platform/work/id.ts'
import { checkPages } from './checks/check-pages.ts'
import { checkedAnswer } from './checks/checked-answer.ts'
import { purchaseForm } from './desk/purchase-form.ts'
import { purchaseItems } from './purchase-items.ts'

/**
 * Reads the stores' pages again on the click: if one differs from the review it is shown, and nothing is bought before
 * the buyer has seen it.
 */
export async function buyChosen({ visit, form }: Sent) {
  const bought = parseFields(form, purchaseForm, visit.locale)
  if (!bought.ok) return formAnswer(bought.errors, form)
  const { reason, costs: said, ...purchase } = bought.values
  const itemIds = chosen(form)
  const costs = Object.fromEntries(Object.entries(said).filter(([id]) => itemIds.includes(id)))
  const seen = form.getAll('checked').map(String).filter(isId)
  const checks = await checkPages(visit, itemIds, seen)
  const unseen = checks.filter(({ id, outcome }) => outcome !== 'same' && !seen.includes(id))
  if (unseen.length > 0) return checkedAnswer(checks, form)
  const heeded = { ids: checks.map(({ id }) => id), reason }
  try {
    await visit.write((work) => purchaseItems(work, { ...purchase, itemIds, costs, checks: heeded }))
  } catch (refused) {
    if (checks.every(({ outcome }) => outcome === 'same')) return refusedAnswer(refused, form, visit.locale)
    const { errors, status } = refusedForm(refused, visit.locale)
    return checkedAnswer(checks, form, errors, status)
  }
  return 'bought'
}

/** The items whose boxes are ticked. */
export function chosen(form: FormData): readonly string[] {
  return [...new Set(form.getAll('item').map(String).filter(isId))]
}
