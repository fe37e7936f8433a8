import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { lookAtWaybill } from './look-at-waybill.ts'
import { retryWaybill } from './retry-waybill.ts'

const waybillForm = z.object({ id: z.uuid() })

/** A failed booking is told to its company once more; what called a person was looked at. */
export async function actOnWaybills(visit: Visit, form: FormData, back: (done: string) => string) {
  try {
    return await doDeed(form, {
      retry: async () => {
        const wish = parseFields(form, waybillForm, visit.locale)
        if (!wish.ok) return formAnswer(wish.errors, form)
        await visit.write((work) => retryWaybill(work, wish.values.id))
        return redirect(back('retry'))
      },
      seen: async () => {
        const wish = parseFields(form, waybillForm, visit.locale)
        if (!wish.ok) return formAnswer(wish.errors, form)
        await visit.write((work) => lookAtWaybill(work, wish.values.id))
        return redirect(back('seen'))
      },
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
