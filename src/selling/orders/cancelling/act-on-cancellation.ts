import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { answerCancellation, endCancellation } from './answer-cancellation.ts'
import { proposeAsked } from './propose-cancellation.ts'

const key = z.string().min(8).max(200)
const said = z.string().trim().min(3).max(500)
const ownForm = z.discriminatedUnion('do', [
  z.object({ do: z.literal('agree'), key }),
  z.object({ do: z.literal('decline'), key }),
  z.object({ do: z.literal('withdraw') }),
])
const staffForm = z.discriminatedUnion('do', [
  z.object({ do: z.literal('propose'), key, why: said }),
  z.object({ do: z.literal('end'), reason: said }),
])

/** What the customer answered: agreed, declined, or took their own wish back. */
export async function actOnOwnCancellation(visit: Visit, form: FormData, number: string) {
  const path = `/${visit.locale}/account/cancellations/${number}`
  const wish = parseFields(form, ownForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const { values } = wish
  try {
    if (values.do === 'withdraw') {
      await visit.write((work) => endCancellation(work, number, null))
      return redirect(`${path}?done=withdrawn`)
    }
    const agrees = values.do === 'agree'
    await visit.write((work) => answerCancellation(work, { key: values.key, number, agrees }))
    return redirect(`${path}?done=${agrees ? 'agreed' : 'declined'}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** What support pressed at a case: an answer with a fee, or an end with a reason. */
export async function actOnCancellation(visit: Visit, form: FormData, number: string) {
  const path = `/${visit.locale}/ops/cancellations/${number}`
  const wish = parseFields(form, staffForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const { values } = wish
  try {
    if (values.do === 'propose') {
      await visit.write((work) => proposeAsked(work, { key: values.key, number, why: values.why }))
      return redirect(`${path}?done=proposed`)
    }
    await visit.write((work) => endCancellation(work, number, values.reason))
    return redirect(`${path}?done=ended`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
