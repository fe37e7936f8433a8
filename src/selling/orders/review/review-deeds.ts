import { redirect } from 'react-router'
import { deed, deedInSteps, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { completedData, itemData } from '#selling/orders/items/item-data.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { claimNext } from './claim-next.ts'
import { claimOrder } from './claim-order.ts'
import { applySame } from './compare/apply-same.ts'
import { holdPersonOf } from './compare/personal-use.ts'
import { readItemSnapshots } from './compare/read-item-snapshots.ts'
import { readPageAgain } from './compare/read-page-again.ts'
import { sameDoneQuery } from './compare/same-done-query.ts'
import { withKnown } from './compare/with-known.ts'
import { finishReview } from './finish-review.ts'
import { previewReview } from './preview-review.ts'
import { findNextReview } from './read-review-queue.ts'
import { releaseOrder } from './release-order.ts'
import { type ReviewedForm, reviewForm, saidBy, toItemReview } from './review-form.ts'
import { reviewItem } from './review-item.ts'

/** What a reviewer does on an order's page. Done orders lead to the next in the queue; the rest comes back to the page. */
export function reviewDeeds(number: string) {
  const page = ({ visit }: Sent) => `/${visit.locale}/ops/review/${number}`
  return {
    claim: deed(
      noFields,
      (work) => claimOrder(work, number),
      (_claim, _fields, sent) => redirect(page(sent)),
    ),
    release: deed(
      noFields,
      (work, _, { form }) => releaseOrder(work, number, String(form.get('why') ?? '')),
      `released&number=${number}`,
    ),
    next: async ({ visit }: Sent) => redirect(reviewPath(visit, await visit.write(claimNext))),
    // What was typed stays as it is; beside it stands what the page says now, or what a colleague said.
    read: async ({ visit, form, about: itemId }: Sent) => {
      await readPageAgain(visit, itemId)
      return formAnswer({}, form, 200)
    },
    use: async ({ visit, form, about: itemId }: Sent) =>
      formAnswer({}, await visit.read((work) => withKnown(work, number, itemId, form)), 200),
    check: deed(
      reviewForm,
      (work, reviewed) => judge(work, number, reviewed, false),
      (_done, _reviewed, sent) => redirect(`${page(sent)}?total=shown`),
    ),
    same: deedInSteps(reviewForm, async (reviewed, sent) => {
      const { visit, about: itemId } = sent
      await visit.write((work) => judge(work, number, reviewed, false))
      return redirect(`${page(sent)}?total=shown&${sameDoneQuery(await applySame(visit, number, itemId))}`)
    }),
    finish: deedInSteps(reviewForm, (reviewed, { visit }) =>
      finish(visit, number, reviewed, () => visit.read((work) => findNextReview(work, number))),
    ),
    finishNext: deedInSteps(reviewForm, (reviewed, { visit }) =>
      finish(visit, number, reviewed, () => visit.write(claimNext)),
    ),
  }
}

async function finish(visit: Visit, number: string, reviewed: ReviewedForm, findNext: () => Promise<string | null>) {
  const done = await visit.write((work) => judge(work, number, reviewed, true))
  if (!done) return redirect(`/${visit.locale}/ops/review/${number}?total=changed`)
  return redirect(`${reviewPath(visit, await findNext())}?done=finished&number=${number}`)
}

/** Writes the verdicts; finishes only where the reviewer has seen the total that comes of them. */
async function judge(work: Work, number: string, { items, seen }: ReviewedForm, isFinishing: boolean) {
  if (isFinishing) await holdPersonOf(work, number)
  const { items: known } = await findOrder(work, { number })
  const snapshots = await readItemSnapshots(work, known)
  for (const item of known) {
    const form = items[item.id]
    if (!form || item.state !== 'pending_review') continue
    const said = saidBy(itemData.parse(item.client_data), completedData.parse(item.completed_data ?? {}))
    await reviewItem(work, toItemReview(item.id, form, said, snapshots.get(item.id)?.product ?? null))
  }
  if (!isFinishing) return false
  const isAsking = Object.values(items).some((form) => form.verdict === 'askInfo')
  const { newTotal } = await previewReview(work, number)
  if (!isAsking && newTotal.toString() !== seen) return false
  await finishReview(work, number)
  return true
}

function reviewPath({ locale }: Visit, number: string | null): string {
  return `/${locale}/ops/review${number === null ? '' : `/${number}`}`
}
