import { buyChosen } from '#fulfilment/purchasing/buy-chosen.ts'
import { restUnavailable } from '#fulfilment/purchasing/seller-cancelled.ts'
import { undoHold, undoResume } from '#fulfilment/purchasing/undo-hold.ts'
import { deed, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { readLabels } from '#selling/orders/items/read-labels.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'
import { m } from '#words/messages.js'
import { holdForm, restForm } from './purchase-form.ts'

const unavailable = { reason: 'UNAVAILABLE', newPrice: null, note: '' } as const

/** What a buyer does in the purchase queue: buys, holds, or buys after all. Several items at once are each told by themselves. */
export const purchaseDeeds = {
  buy: buyChosen,
  hold: deed(holdForm, holdItem, (undo) => `held&deeds=${undo}`),
  resume: deed(
    noFields,
    async (work, _, { about: itemId }) => {
      if (!isId(itemId)) throw no.NOT_FOUND()
      return resumeItem(work, itemId, '')
    },
    (undo) => `resumed&deeds=${undo}`,
  ),
  rest: deed(restForm, (work, { itemId, why }) => restUnavailable(work, itemId, why), 'rest'),
  holdEach: async ({ visit, form }: Sent) => {
    const items = await chosenIn(visit, form)
    return eachAnswer(await eachOf(visit, items, (work, itemId) => holdItem(work, { itemId, ...unavailable })), form)
  },
  resumeEach: async ({ visit, form }: Sent) => {
    const items = await chosenIn(visit, form)
    return eachAnswer(await eachOf(visit, items, (work, itemId) => resumeItem(work, itemId, '')), form)
  },
  undoHold: async ({ visit, form }: Sent) => eachAnswer(await eachOf(visit, undone(form, visit), undoHold), form),
  undoResume: async ({ visit, form }: Sent) => eachAnswer(await eachOf(visit, undone(form, visit), undoResume), form),
}

/** What a form undoes, by the names its answer has. */
function undone(form: FormData, { locale }: Visit) {
  return form.getAll('deed').map((key) => ({ id: String(key), name: m.platform_undo({}, { locale }) }))
}

async function chosenIn(visit: Visit, form: FormData) {
  const chosen = form.getAll('item').map(String).filter(isId)
  return visit.read((work) => readLabels(work, chosen))
}
