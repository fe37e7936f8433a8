import { redirect } from 'react-router'
import { z } from 'zod'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { countRunSheet } from '#office/finance/courier-cash/count-run-sheet.ts'
import { formKey } from '#office/finance/finance-key.ts'
import { audit } from '#people/access/audit.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { sealer } from '#platform/files/seal.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sites } from '#sites/sites.ts'
import { answerTillClosing } from './answer-till-closing.ts'
import { closeTill } from './close-till.ts'
import { openTill } from './open-till.ts'
import { payAtTill } from './pay-at-till.ts'
import { takeAtTill } from './take-at-till.ts'
import { takeDue } from './take-due.ts'

// Minor units of a typed amount; nothing typed is none.
const minor = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? 0n : (parseAmount(typed) ?? -1n)))
  .refine((amount) => amount >= 0n, 'finance_amount_unclear')
const reason = z.string().trim().max(300).default('')
const counted = z.string().trim().min(1).pipe(minor)
const opening = z.object({ key: formKey, office: z.string().min(1), counted, brought: minor, note: reason })
const taking = z.object({ key: formKey, code: z.string().trim().min(4).max(40), amount: counted })
const closing = z.object({ key: formKey, counted, taken: minor, note: reason })
const driving = z.object({ key: formKey, sheet: z.string().min(1).max(40), driverCounted: counted, driverNote: reason })
const answering = z.object({ key: formKey })
const dueAtDesk = z.object({ key: formKey, requestId: z.uuid() })
const paying = z.object({
  key: formKey,
  number: z.string().trim().min(4).max(40),
  collector: z.string().trim().min(3).max(120),
  idNumber: z
    .string()
    .transform((typed) => withWesternDigits(typed).replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[0-9A-Z]{6,20}$/, 'finance_collector_id_unclear')),
})

/** A till is opened from the list of them, or the desk takes what is due on a pickup at the one that is open. */
export async function actOnTills(visit: Visit, form: FormData) {
  try {
    return await doDeed(form, { due: () => goToTill(visit, form), open: () => open(visit, form) })
  } catch (refused) {
    await keepMiscount(visit, refused, `office:${form.get('office')}`, form)
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** What a clerk pressed at an open till: money taken, or counted and closed. */
export async function actAtTill(visit: Visit, form: FormData, tillId: string) {
  try {
    return await doDeed(form, {
      take: () => take(visit, form, tillId),
      driver: () => countDriver(visit, form, tillId),
      pay: () => payOut(visit, form, tillId),
      close: () => close(visit, form, tillId),
      agree: () => answerCount(visit, form, tillId, true),
      recount: () => answerCount(visit, form, tillId, false),
    })
  } catch (refused) {
    await keepMiscount(visit, refused, `till:${tillId}`, form)
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function open(visit: Visit, form: FormData) {
  const wish = parseFields(form, opening, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { id } = await visit.write((work) => openTill(work, wish.values))
  return redirect(`/${visit.locale}/ops/finance/tills/${id}?done=opened`)
}

async function take(visit: Visit, form: FormData, tillId: string) {
  const taken = parseFields(form, taking, visit.locale)
  if (!taken.ok) return formAnswer(taken.errors, form)
  await takeProof(visit, form)
  const { key, code } = taken.values
  const amount = { minor: taken.values.amount, currency: sites[visit.site].currency }
  const { number } = await visit.write((work) => takeAtTill(work, { key, tillId, code, amount }))
  return redirect(`/${visit.locale}/ops/finance/tills/${tillId}?done=taken&number=${number}`)
}

async function close(visit: Visit, form: FormData, tillId: string) {
  const wish = parseFields(form, closing, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { isClosed } = await visit.write((work) => closeTill(work, { ...wish.values, tillId }))
  return redirect(`/${visit.locale}/ops/finance/tills?done=${isClosed ? 'closed' : 'counted'}`)
}

async function goToTill(visit: Visit, form: FormData) {
  const due = parseFields(form, dueAtDesk, visit.locale)
  if (!due.ok) return formAnswer(due.errors, form)
  const { tillId, code } = await visit.write((work) => takeDue(work, due.values, routesOf(visit.ports)))
  return redirect(`/${visit.locale}/ops/finance/tills/${tillId}?code=${code}`)
}

async function payOut(visit: Visit, form: FormData, tillId: string) {
  const paid = parseFields(form, paying, visit.locale)
  if (!paid.ok) return formAnswer(paid.errors, form)
  await takeProof(visit, form)
  const { key, number, collector: name, idNumber } = paid.values
  const wish = { key, tillId, number, collector: { name, idNumber } }
  const done = await visit.write((work) => payAtTill(work, wish, visit.ports.get(sealer)))
  return redirect(`/${visit.locale}/ops/finance/tills/${tillId}?done=paid&number=${done.number}`)
}

async function countDriver(visit: Visit, form: FormData, tillId: string) {
  const count = parseFields(form, driving, visit.locale)
  if (!count.ok) return formAnswer(count.errors, form)
  await takeProof(visit, form)
  const { key, sheet, driverCounted: countedMinor, driverNote: note } = count.values
  const done = await visit.write((work) => countRunSheet(work, { key, tillId, sheet, countedMinor, note }))
  const off = minorToDecimal(-done.differenceMinor)
  return redirect(`/${visit.locale}/ops/finance/tills/${tillId}?done=driver&number=${done.number}&off=${off}`)
}

async function answerCount(visit: Visit, form: FormData, tillId: string, agrees: boolean) {
  const answer = parseFields(form, answering, visit.locale)
  if (!answer.ok) return formAnswer(answer.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => answerTillClosing(work, { ...answer.values, tillId, agrees }))
  const tills = `/${visit.locale}/ops/finance/tills`
  return redirect(agrees ? `${tills}?done=closed` : `${tills}/${tillId}?done=recount`)
}

/** A count that did not fit the books is kept, though it was refused: counting again until it fits leaves a trace. */
async function keepMiscount(visit: Visit, refused: unknown, subject: string, form: FormData): Promise<void> {
  if (!isRefusal(refused) || refused.code !== 'TILL_REASON_NEEDED') return
  const after = { counted: String(form.get('counted')).slice(0, 40) }
  await visit.write((work) => audit(work, { action: 'till.miscount', subject, after }))
}
