import { redirect } from 'react-router'
import { z } from 'zod'
import { deedsOf, eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { numbersSaid, type ParcelFault, readParcels, withoutLines } from './read-parcels.ts'
import { readKnownNumbers, readWaitingParts, type WaitingParts } from './read-waiting-parts.ts'
import { sellerShipped } from './seller-shipped.ts'

const severalForm = z.object({
  carrierOfAll: z.string().trim().min(1).max(40),
  parcels: z.string().max(20_000).transform(withWesternDigits),
})
const most = 100

/** What sellers of several store orders sent, a line each: the store order's number, then its parcel's. Each is told by itself. */
export async function shipSeveral(visit: Visit, form: FormData, back: (done: string) => string) {
  const said = parseFields(form, severalForm, visit.locale)
  if (!said.ok) return formAnswer(said.errors, form)
  const { parcels: text, carrierOfAll: carrier } = said.values
  const { parcels, faults, found } = await readTyped(visit, text)
  const { locale } = visit
  if (parcels.length > most)
    return formAnswer({ parcels: m.purchasing_parcels_many({ most, count: parcels.length }, { locale }) }, form)
  if (faults.length > 0) return formAnswer({ parcels: faults.map((one) => faultText(one, locale)).join(' ') }, form)
  if (parcels.length === 0) return formAnswer({ parcels: m.purchasing_parcels_none({}, { locale }) }, form)
  const done = await eachOf(
    visit,
    parcels.map(({ storeOrder }) => ({ id: storeOrder, name: isolate(storeOrder) })),
    async (work, number) => {
      const { trackingNumber } = parcels.find((one) => one.storeOrder === number)!
      const [part] = found.get(number)!
      await sellerShipped(work, { itemIds: part!.itemIds, storeOrderId: part!.id, carrier, trackingNumber })
      return null
    },
  )
  if (deedsOf(done) !== null) return redirect(back('shippedEach'))
  // What is recorded does not stand in the form again.
  const recorded = parcels.flatMap(({ lines }, at) => (done[at]?.refused === null ? lines : []))
  form.set('parcels', withoutLines(String(form.get('parcels')), new Set(recorded)))
  return eachAnswer(done, form)
}

async function readTyped(visit: Visit, text: string) {
  return visit.read(async (work) => {
    const typed = readParcels(text, await readKnownNumbers(work, numbersSaid(text)))
    const found = await readWaitingParts(
      work,
      typed.parcels.map((one) => one.storeOrder),
    )
    const faults = [...typed.faults, ...typed.parcels.flatMap((one) => faultOf(one.storeOrder, one.lines[0]!, found))]
    return { parcels: typed.parcels, found, faults: faults.sort((one, other) => one.line - other.line) }
  })
}

function faultOf(number: string, line: number, found: WaitingParts): readonly ParcelFault[] {
  const parts = found.get(number)?.length ?? 0
  return parts === 1 ? [] : [{ line, number, fault: parts > 1 ? 'twice' : 'unknown' }]
}

const faultTexts = {
  unknown: m.purchasing_parcels_unknown,
  twice: m.purchasing_parcels_twice,
  again: m.purchasing_parcels_again,
  number: m.purchasing_parcels_number,
} as const

function faultText({ line, fault, number }: ParcelFault, locale: Locale): string {
  return faultTexts[fault]({ line, number: isolate(number) }, { locale })
}
