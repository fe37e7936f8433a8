import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { lookAtWaybill } from './look-at-waybill.ts'
import { retryWaybill } from './retry-waybill.ts'

const waybillForm = z.object({ id: z.uuid(), do: z.enum(['retry', 'seen']) })

/** A failed booking is told to its company once more; what called a person was looked at. */
export async function actOnWaybills(visit: Visit, form: FormData, back: (done: string) => string) {
  try {
    const wish = parseFields(form, waybillForm, visit.locale)
    if (!wish.ok) return formAnswer(wish.errors, form)
    const { id, do: doing } = wish.values
    await visit.write(
      (work): Promise<unknown> => (doing === 'retry' ? retryWaybill(work, id) : lookAtWaybill(work, id)),
    )
    return redirect(back(doing))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
