import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { receiveForm } from '#warehouse/receive-form.ts'
import { readAnswers } from '#warehouse/receiving/read-answers.ts'
import { m } from '#words/messages.js'
import { claimParcel } from './claim-parcel.ts'
import { endParcel } from './end-parcel.ts'
import { parcelEnds } from './parcel-ends.ts'
import { readAsked } from './read-asked.ts'

const parcelId = z.uuid()
const endForm = z.object({
  parcelId,
  as: z.enum(parcelEnds, 'warehouse_end_choose'),
  why: z.string().trim().min(3, 'refusal_why_needed').max(500),
})
const claimForm = receiveForm.extend({
  ...{ key: z.string().min(8), parcelId, itemId: z.uuid('warehouse_claim_choose') },
  why: z.string().trim().min(3, 'warehouse_claim_why_needed').max(500),
})

/** Whose a parcel is was found out: it is received on its item. Or it is nobody's here, and ends. */
export async function actOnUnknown(visit: Visit, form: FormData) {
  const here = `/${visit.locale}/ops/warehouse`
  try {
    if (form.get('do') === 'end') {
      const end = parseFields(form, endForm, visit.locale)
      if (!end.ok) return formAnswer(end.errors, form)
      await visit.write((work) => endParcel(work, end.values))
      return redirect(`${here}/unknown?done=ended`)
    }
    const claim = parseFields(form, claimForm, visit.locale)
    const itemId = z.uuid().safeParse(form.get('itemId'))
    const asked = itemId.success ? await visit.read((work) => readAsked(work, itemId.data)) : null
    const { answers, errors } = readAnswers(form, asked?.questions ?? [])
    if (asked && asked.quantity > 1 && !form.get('units')) errors.units = m.refusal_count_needed()
    if (!claim.ok || Object.keys(errors).length > 0)
      return formAnswer({ ...errors, ...(claim.ok ? {} : claim.errors) }, form)
    const { units, ...values } = claim.values
    const counted = { ...values, ...(units !== undefined && { units }), answers }
    await visit.write((work) => claimParcel(work, counted))
    return redirect(`${here}?received=${values.itemId}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
