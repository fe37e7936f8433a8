import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { chooseOption } from './choose-option.ts'
import { optionKinds } from './discrepancy-kinds.ts'

const choiceForm = z.object({
  key: z.string().min(8).max(200),
  round: z.coerce.number().int().min(0).max(1000),
  kind: z.enum(optionKinds, { error: 'orders_case_choose_first' }),
})

/** The customer chose one of the ways out. */
export async function actOnOwnDiscrepancy(visit: Visit, form: FormData, number: string) {
  const choice = parseFields(form, choiceForm, visit.locale)
  if (!choice.ok) return formAnswer(choice.errors, form)
  try {
    const { kind } = await visit.write((work) => chooseOption(work, { ...choice.values, number }))
    return redirect(`/${visit.locale}/account/discrepancies/${number}?done=${kind}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
