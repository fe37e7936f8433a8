import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey } from '#finance/finance-key.ts'
import { parseMoney } from '#money/parse-money.ts'
import { requireRecentProof } from '#people/require-recent-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { siteCurrency } from '#platform/work.ts'
import { closeTill } from './close-till.ts'
import { openTill } from './open-till.ts'
import { takeAtTill } from './take-at-till.ts'

// Minor units of a typed amount; nothing typed is none.
const minor = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? 0n : (parseMoney(typed, 'EGP')?.minor ?? -1n)))
  .refine((amount) => amount >= 0n, 'finance_amount_unclear')
const counted = z.string().trim().min(1).pipe(minor)
const opening = z.object({ key: formKey, office: z.string().min(1), counted, brought: minor })
const taking = z.object({ key: formKey, code: z.string().trim().min(4).max(40), amount: counted })
const closing = z.object({ key: formKey, counted, taken: minor, note: z.string().trim().max(300).default('') })

/** A till is opened from the list of them. */
export async function actOnTills(visit: Visit, form: FormData) {
  try {
    const open = parseFields(form, opening, visit.locale)
    if (!open.ok) return formAnswer(open.errors, form)
    await requireRecentProof(visit, form)
    const { id } = await visit.write((work) => openTill(work, open.values))
    return redirect(`/${visit.locale}/ops/finance/tills/${id}?done=opened`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** What a clerk pressed at an open till: money taken, or counted and closed. */
export async function actAtTill(visit: Visit, form: FormData, tillId: string) {
  const tills = `/${visit.locale}/ops/finance/tills`
  try {
    if (form.get('do') === 'take') {
      const take = parseFields(form, taking, visit.locale)
      if (!take.ok) return formAnswer(take.errors, form)
      const { key, code } = take.values
      const amount = { minor: take.values.amount, currency: siteCurrency[visit.site] }
      const { number } = await visit.write((work) => takeAtTill(work, { key, tillId, code, amount }))
      return redirect(`${tills}/${tillId}?done=taken&number=${number}`)
    }
    const close = parseFields(form, closing, visit.locale)
    if (!close.ok) return formAnswer(close.errors, form)
    await requireRecentProof(visit, form)
    await visit.write((work) => closeTill(work, { ...close.values, tillId }))
    return redirect(`${tills}?done=closed`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
