import { data, redirect } from 'react-router'
import { z } from 'zod'
import { takeProof } from '#people/proofs/take-proof.ts'
import { typedFields } from '#platform/http/forms/answer-form.ts'
import type { FormAnswer } from '#platform/http/forms/each-of.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { newId } from '#platform/work/id.ts'
import { contentOfForm, couponForm } from '#pricing/coupons/coupon-form.ts'
import { type StopDeed, stopCoupon } from '#pricing/coupons/stop-coupon.ts'
import { answerProposal } from './answer-proposal.ts'
import { withMessages } from './content-terms.ts'
import { type CouponPreview, previewCoupon } from './preview-coupon.ts'
import { proposeCoupon } from './propose-coupon.ts'

export type EditorAnswer = FormAnswer & { readonly preview?: CouponPreview }

/** What staff filled in of a coupon: tried out on an example, or proposed. */
export async function saveCoupon(visit: Visit, form: FormData, subjectId: string | null) {
  try {
    return await doDeed(form, {
      preview: () => preview(visit, form, subjectId),
      propose: () => propose(visit, form, subjectId),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function preview(visit: Visit, form: FormData, subjectId: string | null) {
  const filled = readFilled(visit, form, subjectId)
  if (!filled.ok) return formAnswer(filled.errors, form)
  const tried = await visit.read((work) => previewCoupon(work, filled.values.code, filled.content))
  return data<EditorAnswer>({ errors: {}, typed: typedFields(form), attempt: newId(), preview: tried })
}

async function propose(visit: Visit, form: FormData, subjectId: string | null) {
  const filled = readFilled(visit, form, subjectId)
  if (!filled.ok) return formAnswer(filled.errors, form)
  const { key, basis, code, draws, why } = filled.values
  const { content } = filled
  const proposal = { key, subjectId, basis, code, draws: subjectId === null ? draws : null, content, why }
  const proposed = await visit.write((work) => proposeCoupon(work, proposal))
  const done = proposed.isPublished ? 'published' : 'proposed'
  return redirect(`/${visit.locale}/ops/pricing/coupons/${proposed.subjectId}?done=${done}`)
}

function readFilled(visit: Visit, form: FormData, subjectId: string | null) {
  const parsed = parseFields(form, couponForm(visit.site), visit.locale)
  if (!parsed.ok) return parsed
  if (subjectId === null && !form.get('code')) return { ok: false, errors: requiredCode(visit) } as const
  const { values } = parsed
  return { ok: true, values, content: withMessages(values.code, contentOfForm(values), visit.site) } as const
}

const needsCode = z.object({ code: z.string().min(1) })

function requiredCode({ locale }: Visit): FormAnswer['errors'] {
  const parsed = parseFields(new FormData(), needsCode, locale)
  return parsed.ok ? {} : parsed.errors
}

const answerForm = z.object({ key: z.string(), versionId: z.uuid() })

/** What was pressed at a coupon: its proposal published or taken back, the coupon paused, let on or ended. */
export async function actOnCoupon(visit: Visit, form: FormData, subjectId: string) {
  try {
    const done = await doDeed(form, {
      pause: () => stop(visit, subjectId, 'pause'),
      resume: () => stop(visit, subjectId, 'resume'),
      end: () => stop(visit, subjectId, 'end'),
      publish: () => answer(visit, form, 'publish'),
      withdraw: () => answer(visit, form, 'withdraw'),
    })
    return typeof done === 'string' ? redirect(`/${visit.locale}/ops/pricing/coupons/${subjectId}?done=${done}`) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function stop(visit: Visit, subjectId: string, deed: StopDeed) {
  await visit.write((work) => stopCoupon(work, { subjectId, deed }))
  return deed
}

async function answer(visit: Visit, form: FormData, deed: 'publish' | 'withdraw') {
  const parsed = parseFields(form, answerForm, visit.locale)
  if (!parsed.ok) return formAnswer(parsed.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => answerProposal(work, { ...parsed.values, deed }))
  return deed === 'publish' ? 'published' : 'withdrawn'
}
