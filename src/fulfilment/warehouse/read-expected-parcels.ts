import { isExpectedPart, partsElsewhere } from '#fulfilment/purchasing/expected-parts.ts'
import { normalTracking } from '#fulfilment/purchasing/seller-shipped.ts'
import type { Work } from '#platform/work/work.ts'
import { missingUnits } from '#selling/orders/discrepancies/taken-short.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { type Answered, sayAnswered } from '#selling/orders/review/answered-issues.ts'
import { type IntakeQuestion, questionsFor } from './receiving/intake-questions.ts'

export type ExpectedItem = {
  readonly id: string
  readonly orderNumber: string
  readonly title: string
  readonly image: string | null
  readonly quantity: number
  /**
   * How many of it are in this parcel, and how many are neither in it nor here: in that case it is put aside, not
   * received.
   */
  readonly units: number
  readonly waitsFor: number
  readonly quotedGrams: number | null
  readonly color: string | null
  readonly size: string | null
  readonly removeBox: boolean
  readonly notes: string | null
  readonly answered: readonly Answered[]
  /** What must be asked about it at receiving. */
  readonly questions: readonly IntakeQuestion[]
}
export type ExpectedParcel = {
  readonly trackingNumber: string
  readonly carrier: string
  readonly store: string
  readonly country: string
  readonly shippedAt: Date
  readonly items: readonly ExpectedItem[]
}

/** The parcels for a scanned tracking number (one per country) that sellers sent and nobody has received. */
export async function readExpectedParcels(work: Work, tracking: string): Promise<readonly ExpectedParcel[]> {
  return readParcels(work, [normalTracking(tracking)])
}

/** The expected parcels with these tracking numbers, oldest first; members bound to a place see only its parcels. */
export async function readParcels(work: Work, wanted: readonly string[]): Promise<readonly ExpectedParcel[]> {
  if (wanted.length === 0) return []
  const places = work.who.kind === 'staff' ? work.who.places : []
  let query = work.db
    .selectFrom('store_order_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .selectAll('item')
    .select(['part.tracking_number', 'part.carrier', 'part.shipped_at', 'orders.number', 'orders.remove_box'])
    .select(['part.units', partsElsewhere.as('waits_for'), missingUnits.as('missing')])
    .where('orders.site', '=', work.site)
    .where(isExpectedPart)
    .where('part.tracking_number', 'in', [...wanted])
  if (places.length > 0) query = query.where('item.country', 'in', [...places])
  const rows = await query.orderBy('part.shipped_at').orderBy('item.id').execute()
  const parcels = new Map<string, ExpectedParcel & { items: ExpectedItem[] }>()
  for (const row of rows) {
    const trackingNumber = row.tracking_number ?? ''
    const key = `${trackingNumber} ${row.country}`
    const parcel = parcels.get(key) ?? {
      trackingNumber,
      carrier: row.carrier ?? '',
      store: row.store,
      country: row.country,
      shippedAt: row.shipped_at ?? row.state_since,
      items: [],
    }
    const data = effectiveData(row)
    const { weight, color, size } = data
    const { id, title, image, units, notes } = row
    const quantity = row.quantity - row.missing
    const known = parcel.items.find((item) => item.id === id)
    if (known) {
      // Of two store orders in one parcel.
      parcel.items[parcel.items.indexOf(known)] = { ...known, units: known.units + units }
      continue
    }
    parcel.items.push({
      id,
      title,
      image,
      quantity,
      units,
      color,
      size,
      waitsFor: Math.max(0, row.waits_for),
      orderNumber: row.number,
      quotedGrams: weight,
      removeBox: row.remove_box,
      notes,
      answered: sayAnswered(row.answered, work.locale),
      questions: questionsFor(row, data),
    })
    parcels.set(key, parcel)
  }
  return [...parcels.values()]
}
