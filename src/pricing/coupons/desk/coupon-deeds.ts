import { data, redirect } from 'react-router'
import { z } from 'zod'
import { deed, noFields, provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { type FormAnswer, formAnswer, typedAgain } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { contentOfForm, couponForm } from '#pricing/coupons/coupon-form.ts'
import { stopCoupon } from '#pricing/coupons/stop-coupon.ts'
import { answerProposal } from './answer-proposal.ts'
import { withMessages } from './content-terms.ts'
import { type CouponPreview, previewCoupon } from './preview-coupon.ts'
import { proposeCoupon } from './propose-coupon.ts'

export type EditorAnswer = FormAnswer & { readonly preview?: CouponPreview }

/** What staff filled in of a coupon is tried out on an example, or proposed. */
export function editorDeeds(subjectId: string | null) {
  return {
    preview: async ({ visit, form }: Sent) => {
      const filled = readFilled(visit, form, subjectId)
      if (!filled.ok) return formAnswer(filled.errors, form)
      const tried = await visit.read((work) => previewCoupon(work, filled.values.code, filled.content))
      return data<EditorAnswer>({ ...typedAgain(form), preview: tried })
    },
    propose: async ({ visit, form }: Sent) => {
      const filled = readFilled(visit, form, subjectId)
      if (!filled.ok) return formAnswer(filled.errors, form)
      const { key, basis, code, draws, why } = filled.values
      const { content } = filled
      const proposal = { key, subjectId, basis, code, draws: subjectId === null ? draws : null, content, why }
      const proposed = await visit.write((work) => proposeCoupon(work, proposal))
      const done = proposed.isPublished ? 'published' : 'proposed'
      return redirect(`/${visit.locale}/ops/pricing/coupons/${proposed.subjectId}?done=${done}`)
    },
  }
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

/** A coupon's proposal is published or taken back; the coupon is paused, let on or ended. */
export function couponDeeds(subjectId: string) {
  return {
    pause: deed(noFields, (work) => stopCoupon(work, { subjectId, deed: 'pause' }), 'pause'),
    resume: deed(noFields, (work) => stopCoupon(work, { subjectId, deed: 'resume' }), 'resume'),
    end: deed(noFields, (work) => stopCoupon(work, { subjectId, deed: 'end' }), 'end'),
    publish: provedDeed(
      answerForm,
      (work, answer) => answerProposal(work, { ...answer, deed: 'publish' }),
      'published',
    ),
    withdraw: provedDeed(
      answerForm,
      (work, answer) => answerProposal(work, { ...answer, deed: 'withdraw' }),
      'withdrawn',
    ),
  }
}
