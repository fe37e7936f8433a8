import { redirect } from 'react-router'
import type { Sent } from '#people/proofs/answer-deeds.ts'
import { eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import { takeNext } from './claim-next.ts'
import { claimOrder } from './claim-order.ts'
import { releaseOrder } from './release-order.ts'
import { undoClaim, undoRelease } from './undo-claim.ts'

const most = 100

/** What a reviewer does in the queue: takes the next order, or the same for several chosen ones, each told by itself. */
export const queueDeeds = {
  // At the moment the button is pressed: of two reviewers nobody gets the other's.
  next: async ({ visit }: Sent) => {
    const number = await visit.write(takeNext)
    return redirect(`/${visit.locale}/ops/review${number === null ? '' : `/${number}`}`)
  },
  claimEach: async ({ visit, form }: Sent) => eachAnswer(await eachOf(visit, named(form, 'order'), claimOrder), form),
  releaseEach: async ({ visit, form }: Sent) =>
    eachAnswer(await eachOf(visit, named(form, 'order'), (work, number) => releaseOrder(work, number, '')), form),
  undoClaim: async ({ visit, form }: Sent) => eachAnswer(await eachOf(visit, named(form, 'deed'), undoClaim), form),
  undoRelease: async ({ visit, form }: Sent) => eachAnswer(await eachOf(visit, named(form, 'deed'), undoRelease), form),
}

function named(form: FormData, name: string) {
  const chosen = form.getAll(name).slice(0, most)
  return chosen.map((one) => ({ id: String(one), name: String(one) }))
}
