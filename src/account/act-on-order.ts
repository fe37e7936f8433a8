import { data, redirect } from 'react-router'
import { z } from 'zod'
import { acceptChange } from '#orders/accept-change.ts'
import { completeInfo } from '#orders/complete-info.ts'
import { decideHold, holdDecisions } from '#orders/decide-hold.ts'
import { completedData } from '#orders/item-data.ts'
import { findOrder, itemOf } from '#orders/lock-order.ts'
import { typedFields } from '#platform/answer-form.ts'
import { fieldErrors } from '#platform/parse-form.ts'
import { refusedForm } from '#platform/refused-form.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'

const answer = z
  .string()
  .trim()
  .max(1000)
  .optional()
  .transform((text) => text || undefined)

const orderAction = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept') }),
  z.object({
    intent: z.literal('decide'),
    itemIds: z.string().transform((text) => text.split(',').filter(Boolean)),
    decision: z.enum(holdDecisions, 'account_hold_choose'),
  }),
  z.object({
    intent: z.literal('complete'),
    itemId: z.string(),
    color: answer,
    size: answer,
    style: answer,
    nationalId: answer,
    answer,
  }),
])

/** What a customer does on the page of an order: accepts a change, decides about held items, answers what was asked. */
export async function actOnOrder(visit: Visit, number: string, form: FormData) {
  const typed = typedFields(form)
  const wanted = orderAction.safeParse(typed)
  if (!wanted.success) {
    return data({ errors: fieldErrors(wanted.error.issues, visit.locale), typed }, { status: 422 })
  }
  try {
    await visit.write((work) => act(work, number, wanted.data))
    return redirect(`/${visit.locale}/account/orders/${number}?done=${wanted.data.intent}`)
  } catch (error) {
    const { status, errors } = refusedForm(error, visit.locale)
    return data({ errors, typed }, { status })
  }
}

async function act(work: Work, number: string, wanted: z.output<typeof orderAction>): Promise<void> {
  if (wanted.intent === 'accept') {
    await acceptChange(work, number)
    return
  }
  if (wanted.intent === 'decide')
    return decideHold(work, { number, itemIds: wanted.itemIds, decision: wanted.decision })
  const { intent, itemId, ...answers } = wanted
  itemOf(await findOrder(work, { number }), itemId)
  const given = Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== undefined))
  return completeInfo(work, itemId, completedData.parse(given))
}
