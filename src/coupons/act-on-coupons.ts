import { data, redirect } from 'react-router'
import { z } from 'zod'
import { takeProof } from '#people/take-proof.ts'
import { typedFields } from '#platform/answer-form.ts'
import { type FormAnswer, formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { newId } from '#platform/id.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { answerProposal } from './answer-proposal.ts'
import { withMessages } from './content-terms.ts'
import { contentOfForm, couponForm } from './coupon-form.ts'
import { type CouponPreview, previewCoupon } from './preview-coupon.ts'
import { proposeCoupon } from './propose-coupon.ts'
import { stopCoupon, stopDeeds } from './stop-coupon.ts'

export type EditorAnswer = FormAnswer & { readonly preview?: CouponPreview }

/** What staff filled in of a coupon: tried out on an example, or proposed. */
export async function saveCoupon(visit: Visit, form: FormData, subjectId: string | null) {
  const parsed = parseFields(form, couponForm(visit.site), visit.locale)
  if (!parsed.ok) return formAnswer(parsed.errors, form)
  const { key, basis, code, draws, why } = parsed.values
  try {
    if (subjectId === null && !form.get('code')) return formAnswer(requiredCode(visit), form)
    const content = withMessages(code, contentOfForm(parsed.values), visit.site)
    if (form.get('do') === 'preview') {
      const preview = await visit.read((work) => previewCoupon(work, code, content))
      return data<EditorAnswer>({ errors: {}, typed: typedFields(form), attempt: newId(), preview })
    }
    const proposal = { key, subjectId, basis, code, draws: subjectId === null ? draws : null, content, why }
    const proposed = await visit.write((work) => proposeCoupon(work, proposal))
    const done = proposed.isPublished ? 'published' : 'proposed'
    return redirect(`/${visit.locale}/ops/pricing/coupons/${proposed.subjectId}?done=${done}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

const needsCode = z.object({ code: z.string().min(1) })

function requiredCode({ locale }: Visit): FormAnswer['errors'] {
  const parsed = parseFields(new FormData(), needsCode, locale)
  return parsed.ok ? {} : parsed.errors
}

const answerForm = z.object({ key: z.string(), versionId: z.uuid(), do: z.enum(['publish', 'withdraw']) })

/** What was pressed at a coupon: its proposal published or taken back, the coupon paused, let on or ended. */
export async function actOnCoupon(visit: Visit, form: FormData, subjectId: string) {
  const here = `/${visit.locale}/ops/pricing/coupons/${subjectId}`
  try {
    const deed = stopDeeds.find((one) => one === form.get('do'))
    if (deed) {
      await visit.write((work) => stopCoupon(work, { subjectId, deed }))
      return redirect(`${here}?done=${deed}`)
    }
    const parsed = parseFields(form, answerForm, visit.locale)
    if (!parsed.ok) return formAnswer(parsed.errors, form)
    const { key, versionId, do: answer } = parsed.values
    await takeProof(visit, form)
    await visit.write((work) => answerProposal(work, { key, versionId, deed: answer }))
    return redirect(`${here}?done=${answer === 'publish' ? 'published' : 'withdrawn'}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
