import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { closeRunSheet } from './close-run-sheet.ts'
import { scanParcel } from './scan-parcel.ts'

/** A parcel is scanned as the courier loads it, or they have left. */
export async function actOnRunSheet(visit: Visit, number: string, form: FormData) {
  const here = `/${visit.locale}/ops/run-sheets/${encodeURIComponent(number)}`
  try {
    return await doDeed(form, {
      scan: async () => {
        const parsed = parseFields(form, z.object({ awb: z.string().trim().min(1).max(40) }), visit.locale)
        if (!parsed.ok) return formAnswer(parsed.errors, form)
        const { request } = await visit.write((work) => scanParcel(work, number, parsed.values.awb))
        return redirect(`${here}?scanned=${encodeURIComponent(request)}`)
      },
      close: async () => {
        await visit.write((work) => closeRunSheet(work, number, Number(form.get('staying') ?? 0)))
        return redirect(here)
      },
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
