import { holdItem, resumeItem } from '#orders/hold-item.ts'
import { readLabels } from '#orders/read-labels.ts'
import { eachAnswer, eachOf } from '#platform/each-of.ts'
import { isId } from '#platform/id.ts'
import type { Visit } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { undoHold, undoResume } from './undo-hold.ts'

const undone = { undoHold, undoResume } as const

/** The same for several chosen items, each told by itself: none of them can be had, or all are bought as agreed; or that is undone. */
export async function actOnSeveral(visit: Visit, form: FormData) {
  const doing = String(form.get('do'))
  if (doing === 'undoHold' || doing === 'undoResume') {
    const deeds = form.getAll('deed').map((deed) => ({
      id: String(deed),
      name: m.platform_undo({}, { locale: visit.locale }),
    }))
    return eachAnswer(await eachOf(visit, deeds, undone[doing]), form)
  }
  if (doing !== 'holdEach' && doing !== 'resumeEach') return null
  const chosen = form.getAll('item').map(String).filter(isId)
  const items = await visit.read((work) => readLabels(work, chosen))
  const hold = { reason: 'UNAVAILABLE', newPrice: null, note: '' } as const
  if (doing === 'holdEach')
    return eachAnswer(await eachOf(visit, items, (work, itemId) => holdItem(work, { itemId, ...hold })), form)
  return eachAnswer(await eachOf(visit, items, (work, itemId) => resumeItem(work, itemId, '')), form)
}
