import { redirect } from 'react-router'
import { z } from 'zod'
import { receiveForm } from '#fulfilment/warehouse/receive-form.ts'
import { type IntakeQuestion, questionsFor } from '#fulfilment/warehouse/receiving/intake-questions.ts'
import { readAnswers } from '#fulfilment/warehouse/receiving/read-answers.ts'
import { deed, type Sent } from '#people/proofs/answer-deeds.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { claimParcel } from './claim-parcel.ts'
import { endParcel } from './end-parcel.ts'
import { parcelEnds } from './parcel-ends.ts'

const parcelId = z.uuid()
const endForm = z.object({
  parcelId,
  as: z.enum(parcelEnds, 'warehouse_end_choose'),
  why: z.string().trim().min(3, 'refusal_why_needed').max(500),
})
const claimForm = receiveForm.extend({
  key: z.string().min(8),
  parcelId,
  itemId: z.uuid('warehouse_claim_choose'),
  why: z.string().trim().min(3, 'warehouse_claim_why_needed').max(500),
})

/** Whose a parcel is was found out: it is received on its item. Or it is nobody's here, and ends. */
export const unknownDeeds = {
  end: deed(endForm, endParcel, 'ended'),
  receive: claim,
}

async function claim({ visit, form }: Sent) {
  const wish = parseFields(form, claimForm, visit.locale)
  const itemId = z.uuid().safeParse(form.get('itemId'))
  const asked = itemId.success ? await visit.read((work) => readAsked(work, itemId.data)) : null
  const { answers, errors } = readAnswers(form, asked?.questions ?? [])
  if (asked && asked.quantity > 1 && !form.get('units')) errors.units = m.refusal_count_needed()
  if (!wish.ok || Object.keys(errors).length > 0)
    return formAnswer({ ...errors, ...(wish.ok ? {} : wish.errors) }, form)
  const { units, ...values } = wish.values
  const counted = { ...values, ...(units !== undefined && { units }), answers }
  await visit.write((work) => claimParcel(work, counted))
  return redirect(`/${visit.locale}/ops/warehouse?received=${values.itemId}`)
}

type Asked = { readonly quantity: number; readonly questions: readonly IntakeQuestion[] }

/** How many of an item were bought, and the questions about it at receiving. */
async function readAsked(work: Work, itemId: string): Promise<Asked> {
  const item = await work.db
    .selectFrom('order_items')
    .select(['quantity', 'title', 'notes', 'client_data', 'review_data', 'completed_data'])
    .where('id', '=', itemId)
    .where('site', '=', work.site)
    .executeTakeFirst()
  return item ? { quantity: item.quantity, questions: questionsFor(item) } : { quantity: 1, questions: [] }
}
