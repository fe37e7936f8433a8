import { redirect } from 'react-router'
import { eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { takeNext } from './claim-next.ts'
import { claimOrder } from './claim-order.ts'
import { releaseOrder } from './release-order.ts'
import { undoClaim, undoRelease } from './undo-claim.ts'

const most = 100

/** What a reviewer pressed in the queue: the next order, or the same for several chosen ones, each told by itself. */
export async function actOnQueue(visit: Visit, form: FormData) {
  const things = (name: string) =>
    form
      .getAll(name)
      .slice(0, most)
      .map((one) => ({ id: String(one), name: String(one) }))
  return doDeed(form, {
    // At the moment the button is pressed: of two reviewers nobody gets the other's.
    next: async () => {
      const number = await visit.write(takeNext)
      return redirect(`/${visit.locale}/ops/review${number === null ? '' : `/${number}`}`)
    },
    claimEach: async () => eachAnswer(await eachOf(visit, things('order'), claimOrder), form),
    releaseEach: async () =>
      eachAnswer(await eachOf(visit, things('order'), (work, number) => releaseOrder(work, number, '')), form),
    undoClaim: async () => eachAnswer(await eachOf(visit, things('deed'), undoClaim), form),
    undoRelease: async () => eachAnswer(await eachOf(visit, things('deed'), undoRelease), form),
  })
}
