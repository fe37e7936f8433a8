import { redirect } from 'react-router'
import { eachAnswer, eachOf } from '#platform/each-of.ts'
import type { Visit } from '#platform/visit.ts'
import { takeNext } from './claim-next.ts'
import { claimOrder } from './claim-order.ts'
import { releaseOrder } from './release-order.ts'
import { undoClaim, undoRelease } from './undo-claim.ts'

const most = 100

/** What a reviewer pressed in the queue: the next order, or the same for several chosen ones, each told by itself. */
export async function actOnQueue(visit: Visit, form: FormData) {
  const doing = form.get('do')
  const things = (name: string) =>
    form
      .getAll(name)
      .slice(0, most)
      .map((one) => ({ id: String(one), name: String(one) }))
  if (doing === 'claimEach') return eachAnswer(await eachOf(visit, things('order'), claimOrder), form)
  if (doing === 'releaseEach')
    return eachAnswer(await eachOf(visit, things('order'), (work, number) => releaseOrder(work, number, '')), form)
  if (doing === 'undoClaim') return eachAnswer(await eachOf(visit, things('deed'), undoClaim), form)
  if (doing === 'undoRelease') return eachAnswer(await eachOf(visit, things('deed'), undoRelease), form)
  // At the moment the button is pressed: of two reviewers nobody gets the other's.
  const number = await visit.write(takeNext)
  return redirect(`/${visit.locale}/ops/review${number === null ? '' : `/${number}`}`)
}
