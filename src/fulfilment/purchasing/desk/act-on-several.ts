import { eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { readLabels } from '#selling/orders/items/read-labels.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'
import { m } from '#words/messages.js'

/** None of several chosen items can be had; each is told by itself. */
export async function holdEach(visit: Visit, form: FormData) {
  const hold = { reason: 'UNAVAILABLE', newPrice: null, note: '' } as const
  const items = await chosenIn(visit, form)
  return eachAnswer(await eachOf(visit, items, (work, itemId) => holdItem(work, { itemId, ...hold })), form)
}

/** Several are bought as agreed after all. */
export async function resumeEach(visit: Visit, form: FormData) {
  const items = await chosenIn(visit, form)
  return eachAnswer(await eachOf(visit, items, (work, itemId) => resumeItem(work, itemId, '')), form)
}

/** What a form undoes, by the names its answer has. */
export function undone(form: FormData, { locale }: Visit) {
  return form.getAll('deed').map((deed) => ({ id: String(deed), name: m.platform_undo({}, { locale }) }))
}

async function chosenIn(visit: Visit, form: FormData) {
  const chosen = form.getAll('item').map(String).filter(isId)
  return visit.read((work) => readLabels(work, chosen))
}
