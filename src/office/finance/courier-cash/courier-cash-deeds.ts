import { z } from 'zod'
import { cleanAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { formKey, said } from '#office/finance/finance-key.ts'
import { deedInSteps, provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
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
type Remitted = z.output<typeof remittance>
const closing = z.object({ key: formKey, of: z.enum(['difference', 'parcel']), id: z.string(), reason: said })
const answering = z.object({ key: formKey, id: z.string() })

/** What finance does with the couriers' cash: takes money in for a list of parcels, proposes to close a difference, answers that. */
export const courierCashDeeds = {
  remit: deedInSteps(remittance, remit),
  propose: provedDeed(closing, proposeClosing, 'courierProposed'),
  agree: provedDeed(answering, (work, answer) => answerClosing(work, { ...answer, agrees: true }), wordOf),
  withdraw: provedDeed(answering, (work, answer) => answerClosing(work, { ...answer, agrees: false }), wordOf),
}

function wordOf({ isClosed }: { readonly isClosed: boolean }): string {
  return isClosed ? 'courierClosed' : 'courierWithdrawn'
}

async function remit({ parcels, came, counted, fees: feesMinor, ...said }: Remitted, { visit, form }: Sent) {
  const list = parseParcelList(parcels)
  if (!list.ok) {
    const facts = { line: list.line, text: isolate(list.text) }
    return formAnswer({ parcels: m.finance_courier_list_unreadable(facts, { locale: visit.locale }) }, form)
  }
  const [kind, id = ''] = came.split(':')
  const way: Remittance['way'] = kind === 'line' ? { lineId: id } : { tillId: id, countedMinor: counted }
  await takeProof(visit, form)
  const { differenceMinor } = await visit.write((work) =>
    takeRemittance(work, { ...said, parcels: list.parcels, feesMinor, way }),
  )
  return differenceMinor === 0n ? 'courierTaken' : 'courierDiffers'
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
