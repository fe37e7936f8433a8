import { data, redirect } from 'react-router'
import { z } from 'zod'
import { keepNationalId } from '#people/identity/keep-national-id.ts'
import { type SentNationalId, sendNationalId } from '#people/identity/send-national-id.ts'
import { typedFields } from '#platform/http/forms/form-answer.ts'
import { fieldErrors } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { requireKnownDeed } from '#platform/work/do-deed.ts'
import type { Work } from '#platform/work/work.ts'
import { writeComment } from '#selling/orders/comments/write-comment.ts'
import { completeInfo } from '#selling/orders/complete-info.ts'
import { completedData } from '#selling/orders/items/item-data.ts'
import { findOrder, itemOf } from '#selling/orders/items/lock-order.ts'
import { acceptChange } from '#selling/orders/money/accept-change.ts'
import { decideHold, holdDecisions } from '#selling/orders/money/decide-hold.ts'
import { setRemoveBox } from '#selling/orders/set-remove-box.ts'

const answer = z
  .string()
  .trim()
  .max(1000)
  .optional()
  .transform((text) => text || undefined)

// What the page showed: a total in minor units. A form of another kind sends none.
const seen = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
  .optional()

const orderAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('accept'), seen }),
  z.object({ do: z.literal('nationalId'), nationalId: z.string().default('') }),
  z.object({ do: z.literal('box'), removeBox: z.enum(['yes', 'no']) }),
  z.object({
    do: z.literal('comment'),
    key: z.string(),
    said: z.string(),
    about: z.string().default(''),
  }),
  z.object({
    do: z.literal('decide'),
    itemIds: z.string().transform((text) => text.split(',').filter(Boolean)),
    decision: z.enum(holdDecisions, 'account_hold_choose'),
    seen: z.string().optional(),
  }),
  z.object({
    do: z.literal('complete'),
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
  requireKnownDeed(orderAction, typed)
  const wanted = orderAction.safeParse(typed)
  if (!wanted.success) {
    return data({ errors: fieldErrors(wanted.error.issues, visit.locale), typed }, { status: 422 })
  }
  try {
    const doing = wanted.data.do
    const sendsId = doing === 'nationalId' || (doing === 'complete' && form.has('front'))
    const kept = sendsId ? await keepNationalId(visit, form) : null
    await visit.write((work) => act(work, number, wanted.data, kept))
    const page = `/${visit.locale}/account/orders/${number}`
    return redirect(doing === 'comment' ? `${page}#comments` : `${page}?done=${doing}`)
  } catch (error) {
    const { status, errors } = refusedForm(error, visit.locale)
    return data({ errors, typed }, { status })
  }
}

type Kept = Pick<SentNationalId, 'front' | 'back'> | null

async function act(work: Work, number: string, wanted: z.output<typeof orderAction>, card: Kept): Promise<void> {
  if (wanted.do === 'accept') {
    await acceptChange(work, number, wanted.seen ?? null)
    return
  }
  if (wanted.do === 'nationalId') {
    await findOrder(work, { number })
    if (card) await sendNationalId(work, { ...card, number: wanted.nationalId })
    return
  }
  if (wanted.do === 'box') return setRemoveBox(work, number, wanted.removeBox === 'yes')
  if (wanted.do === 'comment') {
    const { key, said, about } = wanted
    await writeComment(work, { key, number, said, itemId: about || null })
    return
  }
  if (wanted.do === 'decide') {
    const { itemIds, decision, seen: prices } = wanted
    return decideHold(work, {
      number,
      itemIds,
      decision,
      ...(prices !== undefined && { seenPrices: prices.split(',') }),
    })
  }
  const { do: _, itemId, ...answers } = wanted
  itemOf(await findOrder(work, { number }), itemId)
  const given = Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== undefined))
  if (card) await sendNationalId(work, { ...card, number: answers.nationalId ?? '' })
  return completeInfo(work, itemId, completedData.parse(given))
}
