import { sql } from 'kysely'
import { z } from 'zod'
import type { Sent } from '#people/proofs/answer-deeds.ts'
import { deedsOf, eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { numbersSaid, type ParcelFault, readParcels, withoutLines } from './read-parcels.ts'
import { sellerShipped } from './seller-shipped.ts'

const severalForm = z.object({
  carrierOfAll: z.string().trim().min(1).max(40),
  parcels: z.string().max(20_000).transform(withWesternDigits),
})
const most = 100

/**
 * Records what sellers of several store orders sent, one per line: the store order's number, then its parcel's. Each
 * has its own result.
 */
export async function shipSeveral({ visit, form }: Sent) {
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
  if (deedsOf(done) !== null) return 'shippedEach'
  // Recorded lines are removed from the form.
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

type WaitingPart = { readonly id: string; readonly itemIds: readonly string[] }

type WaitingParts = ReadonlyMap<string, readonly WaitingPart[]>

/** Which of these are numbers of store orders of this site, whether they still wait or not. */
async function readKnownNumbers({ db, site }: Work, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select distinct store_order_number as number from store_orders
    where site = ${site} and store_order_number = any(${[...numbers]}::text[])`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

/** Store orders by their number, each with its unsent parts; two stores may use the same number. */
async function readWaitingParts({ db, site }: Work, numbers: readonly string[]): Promise<WaitingParts> {
  const found = new Map<string, { id: string; itemIds: string[] }[]>()
  if (numbers.length === 0) return found
  const rows = await db
    .selectFrom('store_orders as bought')
    .innerJoin('store_order_items as line', 'line.store_order_id', 'bought.id')
    .innerJoin('order_items as item', 'item.id', 'line.item_id')
    .select(['bought.id', 'bought.store_order_number as number', 'line.item_id'])
    .where('bought.site', '=', site)
    .where('bought.store_order_number', 'in', [...numbers])
    .where('line.shipped_at', 'is', null)
    .where('line.closed_at', 'is', null)
    .where(({ eb, or }) => or([eb('item.state', '=', 'purchased'), eb('item.bought_units', '>', 0)]))
    .orderBy('line.id')
    .execute()
  for (const row of rows) {
    const parts = found.get(row.number) ?? []
    found.set(row.number, parts)
    const part = parts.find(({ id }) => id === row.id)
    if (!part) parts.push({ id: row.id, itemIds: [row.item_id] })
    else if (!part.itemIds.includes(row.item_id)) part.itemIds.push(row.item_id)
  }
  return found
}
