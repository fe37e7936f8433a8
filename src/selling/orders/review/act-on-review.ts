import { redirect } from 'react-router'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
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

/** What a reviewer pressed on an order's page. Done orders lead to the next in the queue; the rest comes back to the page. */
export async function actOnReview(visit: Visit, number: string, form: FormData) {
  const page = `/${visit.locale}/ops/review/${number}`
  try {
    return await doDeed(form, {
      claim: async () => {
        await visit.write((work) => claimOrder(work, number))
        return redirect(page)
      },
      release: async () => {
        await visit.write((work) => releaseOrder(work, number, String(form.get('why') ?? '')))
        return redirect(`/${visit.locale}/ops/review?done=released&number=${number}`)
      },
      next: async () => redirect(reviewPath(visit, await visit.write(claimNext))),
      // What was typed stays as it is; beside it stands what the page says now, or what a colleague said.
      read: async (itemId) => {
        await readPageAgain(visit, itemId)
        return formAnswer({}, form, 200)
      },
      use: async (itemId) => formAnswer({}, await visit.read((work) => withKnown(work, number, itemId, form)), 200),
      check: () => judged(visit, number, form, async () => `${page}?total=shown`),
      same: (itemId) =>
        judged(visit, number, form, async () => {
          return `${page}?total=shown&${sameDoneQuery(await applySame(visit, number, itemId))}`
        }),
      finish: () => finish(visit, number, form, () => visit.read((work) => findNextReview(work, number))),
      finishNext: () => finish(visit, number, form, () => visit.write(claimNext)),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function judged(visit: Visit, number: string, form: FormData, goOn: () => Promise<string>) {
  const parsed = parseFields(form, reviewForm, visit.locale)
  if (!parsed.ok) return formAnswer(parsed.errors, form)
  await visit.write((work) => judge(work, number, parsed.values, false))
  return redirect(await goOn())
}

async function finish(visit: Visit, number: string, form: FormData, findNext: () => Promise<string | null>) {
  const parsed = parseFields(form, reviewForm, visit.locale)
  if (!parsed.ok) return formAnswer(parsed.errors, form)
  const done = await visit.write((work) => judge(work, number, parsed.values, true))
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
