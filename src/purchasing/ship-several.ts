import { redirect } from 'react-router'
import { z } from 'zod'
import { withWesternDigits } from '#money/parse-money.ts'
import { deedsOf, eachAnswer, eachOf } from '#platform/each-of.ts'
import { formAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { sellerShipped } from './seller-shipped.ts'

const severalForm = z.object({
  carrierOfAll: z.string().trim().min(1).max(40),
  parcels: z.string().max(20_000).transform(withWesternDigits),
})

/** What sellers of several store orders sent, a line each: the store order's number, then its parcel's. Each is told by itself. */
export async function shipSeveral(visit: Visit, form: FormData, back: (done: string) => string) {
  const said = parseFields(form, severalForm, visit.locale)
  if (!said.ok) return formAnswer(said.errors, form)
  const parcels = readParcels(said.values.parcels)
  const { locale } = visit
  if (parcels.length === 0) return formAnswer({ parcels: m.purchasing_parcels_none({}, { locale }) }, form)
  const found = await visit.read((work) =>
    readWaitingParts(
      work,
      parcels.map((one) => one.storeOrder),
    ),
  )
  const unclear = parcels.find(({ storeOrder }) => found.get(storeOrder)?.length !== 1)
  if (unclear) {
    const facts = { number: ltr(unclear.storeOrder) }
    const isTwice = (found.get(unclear.storeOrder)?.length ?? 0) > 1
    const text = isTwice
      ? m.purchasing_parcels_twice(facts, { locale })
      : m.purchasing_parcels_unknown(facts, { locale })
    return formAnswer({ parcels: text }, form)
  }
  const carrier = said.values.carrierOfAll
  const done = await eachOf(
    visit,
    parcels.map(({ storeOrder }) => ({ id: storeOrder, name: ltr(storeOrder) })),
    async (work, number) => {
      const { storeOrder, trackingNumber } = parcels.find((one) => one.storeOrder === number)!
      const [part] = found.get(storeOrder)!
      await sellerShipped(work, { itemIds: part!.itemIds, storeOrderId: part!.id, carrier, trackingNumber })
      return null
    },
  )
  return deedsOf(done) === null ? eachAnswer(done, form) : redirect(back('shippedEach'))
}

type Parcel = { readonly storeOrder: string; readonly trackingNumber: string }

/** Of each line the last word is the parcel's number; a line without one was not sent. The last line of a store order counts. */
export function readParcels(text: string): readonly Parcel[] {
  const said = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [, storeOrder, trackingNumber] = /^\s*(\S.*?)[\s,;]+(\S{4,60})\s*$/.exec(line) ?? []
    if (storeOrder && trackingNumber) said.set(storeOrder.trim(), trackingNumber)
  }
  return [...said].slice(0, most).map(([storeOrder, trackingNumber]) => ({ storeOrder, trackingNumber }))
}

const most = 100
type WaitingPart = { readonly id: string; readonly itemIds: readonly string[] }

/** Store orders by their number, each with what of it was not sent; of two stores there may be two. */
async function readWaitingParts(
  { db, site }: Work,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly WaitingPart[]>> {
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
  const found = new Map<string, { id: string; itemIds: string[] }[]>()
  for (const row of rows) {
    const parts = found.get(row.number) ?? []
    found.set(row.number, parts)
    const part = parts.find(({ id }) => id === row.id)
    if (!part) parts.push({ id: row.id, itemIds: [row.item_id] })
    else if (!part.itemIds.includes(row.item_id)) part.itemIds.push(row.item_id)
  }
  return found
}

const ltr = (text: string) => `\u2068${text}\u2069`
