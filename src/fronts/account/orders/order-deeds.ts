import { redirect } from 'react-router'
import { z } from 'zod'
import { messageForm } from '#care/tickets/ticket-form.ts'
import { writeAboutOrder } from '#care/tickets/write-about-order.ts'
import { keepNationalId } from '#people/identity/keep-national-id.ts'
import { sendNationalId } from '#people/identity/send-national-id.ts'
import { deed, deedInSteps } from '#people/proofs/answer-deeds.ts'
import { completeInfo } from '#selling/orders/complete-info.ts'
import { completedData } from '#selling/orders/items/item-data.ts'
import { findOrder, itemOf } from '#selling/orders/items/lock-order.ts'
import { acceptChange, decideHold, holdDecisions } from '#selling/orders/money/decide-hold.ts'
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

const idForm = z.object({ nationalId: z.string().default('') })
const sentMessage = messageForm.extend({ key: z.string() })
const decideForm = z.object({
  itemIds: z.string().transform((text) => text.split(',').filter(Boolean)),
  decision: z.enum(holdDecisions, 'account_hold_choose'),
  seen: z.string().optional(),
})
const completeForm = z.object({
  itemId: z.string(),
  color: answer,
  size: answer,
  style: answer,
  nationalId: answer,
  answer,
})

/** What a customer does on the page of an order: accepts a change, decides about held items, answers what was asked. */
export function orderDeeds(number: string) {
  return {
    accept: deed(z.object({ seen }), (work, wish) => acceptChange(work, number, wish.seen ?? null), 'accept'),
    nationalId: deedInSteps(idForm, async ({ nationalId }, { visit, form }) => {
      const card = await keepNationalId(visit, form)
      await visit.write(async (work) => {
        await findOrder(work, { number })
        await sendNationalId(work, { ...card, number: nationalId })
      })
      return 'nationalId'
    }),
    box: deed(
      z.object({ removeBox: z.enum(['yes', 'no']) }),
      (work, { removeBox }) => setRemoveBox(work, number, removeBox === 'yes'),
      'box',
    ),
    write: deed(
      sentMessage,
      (work, { key, message: said, item }) => writeAboutOrder(work, { key, order: number, said, itemId: item || null }),
      (_message, _values, { visit }) => redirect(`/${visit.locale}/account/orders/${number}#comments`),
    ),
    decide: deed(
      decideForm,
      (work, { seen: prices, ...wish }) =>
        decideHold(work, { ...wish, number, ...(prices !== undefined && { seenPrices: prices.split(',') }) }),
      'decide',
    ),
    complete: deedInSteps(completeForm, async ({ itemId, ...answers }, { visit, form }) => {
      const card = form.has('front') ? await keepNationalId(visit, form) : null
      const given = Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== undefined))
      await visit.write(async (work) => {
        itemOf(await findOrder(work, { number }), itemId)
        if (card) await sendNationalId(work, { ...card, number: answers.nationalId ?? '' })
        await completeInfo(work, itemId, completedData.parse(given))
      })
      return 'complete'
    }),
  }
}
