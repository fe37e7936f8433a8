import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { retryWaybill } from './retry-waybill.ts'

const retryForm = z.object({ id: z.uuid() })

/** A failed booking is told to its company once more. */
export async function actOnWaybills(visit: Visit, form: FormData, back: string) {
  try {
    const wish = parseFields(form, retryForm, visit.locale)
    if (!wish.ok) return formAnswer(wish.errors, form)
    await visit.write((work) => retryWaybill(work, wish.values.id))
    return redirect(back)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
