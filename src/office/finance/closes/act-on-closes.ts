import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey } from '#office/finance/finance-key.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { closeDay } from './close-day.ts'
import { isDay } from './site-days.ts'

const closeForm = z.object({ key: formKey, day: z.string().refine(isDay) })

/** Finance closes a day. */
export async function actOnCloses(visit: Visit, form: FormData) {
  try {
    const wish = parseFields(form, closeForm, visit.locale)
    if (!wish.ok) return formAnswer(wish.errors, form)
    await takeProof(visit, form)
    const { day } = await visit.write((work) => closeDay(work, wish.values))
    return redirect(`/${visit.locale}/ops/finance/closes?day=${day}&done=dayClosed`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
