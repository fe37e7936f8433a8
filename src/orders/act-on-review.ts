import { redirect } from 'react-router'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import { claimOrder } from './claim-order.ts'
import { finishReview } from './finish-review.ts'
import { previewReview } from './preview-review.ts'
import { readReview } from './read-review.ts'
import { findNextReview } from './read-review-queue.ts'
import { releaseOrder } from './release-order.ts'
import { type ReviewedForm, reviewForm, saidBy, toItemReview } from './review-form.ts'
import { reviewItem } from './review-item.ts'

/** What a reviewer pressed on an order's page. Done orders lead to the next in the queue; the rest comes back to the page. */
export async function actOnReview(visit: Visit, number: string, form: FormData) {
  const page = `/${visit.locale}/ops/review/${number}`
  const doing = form.get('do')
  try {
    if (doing === 'claim') {
      await visit.write((work) => claimOrder(work, number))
      return redirect(page)
    }
    if (doing === 'release') {
      await visit.write((work) => releaseOrder(work, number, String(form.get('why') ?? '')))
      return redirect(`/${visit.locale}/ops/review?done=released&number=${number}`)
    }
    const parsed = parseFields(form, reviewForm, visit.locale)
    if (!parsed.ok) return formAnswer(parsed.errors, form)
    const isFinishing = doing === 'finish'
    const done = await visit.write((work) => judge(work, number, parsed.values, isFinishing))
    if (!done) return redirect(isFinishing ? `${page}?total=changed` : `${page}?total=shown`)
    return redirect(await nextReview(visit, number))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** Writes the verdicts; finishes only where the reviewer has seen the total that comes of them. */
async function judge(work: Work, number: string, { items, seen }: ReviewedForm, isFinishing: boolean) {
  const { items: known } = await readReview(work, number)
  for (const item of known) {
    const form = items[item.id]
    if (!form || item.state !== 'pending_review') continue
    await reviewItem(work, toItemReview(item.id, form, saidBy(item.clientData, item.answers)))
  }
  if (!isFinishing) return false
  const isAsking = Object.values(items).some((form) => form.verdict === 'askInfo')
  const { newTotal } = await previewReview(work, number)
  if (!isAsking && newTotal.toString() !== seen) return false
  await finishReview(work, number)
  return true
}

async function nextReview(visit: Visit, done: string): Promise<string> {
  const next = await visit.read((work) => findNextReview(work, done))
  const path = `/${visit.locale}/ops/review${next ? `/${next}` : ''}`
  return `${path}?done=finished&number=${done}`
}
