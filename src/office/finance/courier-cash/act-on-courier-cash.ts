import { redirect } from 'react-router'
import { z } from 'zod'
import { cleanAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { formKey, said } from '#office/finance/finance-key.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { answerClosing, proposeClosing } from './close-difference.ts'
import type { ListedParcel } from './match-parcels.ts'
import { type Remittance, takeRemittance } from './take-remittance.ts'

// Minor units of a typed amount; nothing typed is none.
const minor = z
  .string()
  .trim()
  .default('')
  .transform((typed) => (typed === '' ? 0n : (parseAmount(typed) ?? -1n)))
  .refine((amount) => amount >= 0n, 'finance_amount_unclear')
const remittance = z.object({
  key: formKey,
  company: z.string().min(1).max(40),
  /** `line:` or `till:` and which. */
  came: z.string().regex(/^(?:line|till):[\w-]+$/, 'finance_courier_came_missing'),
  counted: minor,
  parcels: z.string().trim().min(1).max(40_000),
  fees: minor,
  note: z.string().trim().max(300).default(''),
})
const closing = z.object({ key: formKey, of: z.enum(['difference', 'parcel']), id: z.string(), reason: said })
const answering = z.object({ key: formKey, id: z.string() })

/** What finance pressed at the couriers' cash: money taken in for a list of parcels, a difference to close, an answer to that. */
export async function actOnCourierCash(visit: Visit, form: FormData) {
  const back = (done: string) => redirect(`/${visit.locale}/ops/finance/courier-cash?done=${done}`)
  try {
    return await doDeed(form, {
      remit: () => remit(visit, form, back),
      propose: () => propose(visit, form, back),
      agree: () => answerProposed(visit, form, back, true),
      withdraw: () => answerProposed(visit, form, back, false),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function propose(visit: Visit, form: FormData, back: (done: string) => Response) {
  const wish = parseFields(form, closing, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => proposeClosing(work, wish.values))
  return back('courierProposed')
}

async function answerProposed(visit: Visit, form: FormData, back: (done: string) => Response, agrees: boolean) {
  const answer = parseFields(form, answering, visit.locale)
  if (!answer.ok) return formAnswer(answer.errors, form)
  await takeProof(visit, form)
  const { isClosed } = await visit.write((work) => answerClosing(work, { ...answer.values, agrees }))
  return back(isClosed ? 'courierClosed' : 'courierWithdrawn')
}

async function remit(visit: Visit, form: FormData, back: (done: string) => Response) {
  const parsed = parseFields(form, remittance, visit.locale)
  if (!parsed.ok) return formAnswer(parsed.errors, form)
  const { key, company, came, counted, fees: feesMinor, note } = parsed.values
  const list = parseParcelList(parsed.values.parcels)
  if (!list.ok) {
    const parcels = m.finance_courier_list_unreadable(
      { line: list.line, text: isolate(list.text) },
      { locale: visit.locale },
    )
    return formAnswer({ parcels }, form)
  }
  const [kind, id = ''] = came.split(':')
  const way: Remittance['way'] = kind === 'line' ? { lineId: id } : { tillId: id, countedMinor: counted }
  await takeProof(visit, form)
  const { differenceMinor } = await visit.write((work) =>
    takeRemittance(work, { key, company, parcels: list.parcels, feesMinor, note, way }),
  )
  return back(differenceMinor === 0n ? 'courierTaken' : 'courierDiffers')
}

type ParcelList =
  | { readonly ok: true; readonly parcels: readonly ListedParcel[] }
  | { readonly ok: false; readonly line: number; readonly text: string }

/** One parcel a line: its number, then what was collected for it where the list says so, with a tab, space, comma or semicolon between. */
function parseParcelList(text: string): ParcelList {
  const parcels: ListedParcel[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = withWesternDigits(raw).trim()
    if (line === '') continue
    const [, awb = '', amount = ''] = /^([^\s,;]+)(?:[\s,;]+(\S[\d., ]*))?[\s,;]*$/.exec(line) ?? []
    const said = amount === '' ? null : (parseAmount(amount.replace(/[\s,;]+$/, '')) ?? -1n)
    if (!/^[\w-]{3,40}$/.test(awb) || said === -1n) return { ok: false, line: at + 1, text: raw.trim().slice(0, 60) }
    parcels.push({ awb: cleanAwb(awb), saidMinor: said })
  }
  return { ok: true, parcels }
}
