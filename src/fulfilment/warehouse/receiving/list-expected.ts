import { readExpectations } from '#fulfilment/expectations/read-expectations.ts'
import { isExpectedPart } from '#fulfilment/purchasing/expected-parts.ts'
import { findExpected, inOrder, type PlaceCount, type PlaceQuestion } from '#fulfilment/warehouse/read-expected.ts'
import type { ListPage } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'

/** A parcel in the list: the questions about its goods are read when it is opened. */
export type ExpectedRow = {
  readonly trackingNumber: string
  readonly carrier: string
  readonly store: string
  readonly country: string
  readonly shippedAt: Date
  readonly titles: string
  readonly items: number
  /** Since when it is late; null while it is not. */
  readonly overdueSince: Date | null
}
export type ExpectedList = ListPage<ExpectedRow> & { readonly places: readonly PlaceCount[] }

/** A page of the parcels on their way to us, with the late ones marked. */
export async function listExpected(work: Work, question: PlaceQuestion): Promise<ExpectedList> {
  const { rows: found, ...page } = await findExpected(work, question)
  const parcels = inOrder(
    found,
    await readListed(
      work,
      found.map((row) => row.tracking),
    ),
  )
  const overdue = await overdueParcels(work, parcels)
  return {
    ...page,
    rows: parcels.map(({ items, ...parcel }) => ({
      ...parcel,
      titles: items.map((item) => item.title).join(' · '),
      items: items.length,
      overdueSince: overdue[parcelKey(parcel)] ?? null,
    })),
  }
}

type Parcel = {
  readonly trackingNumber: string
  readonly country: string
  readonly shippedAt: Date
  readonly items: readonly { readonly id: string }[]
}

/** Which of these parcels should have been here by now, as long as parcels of their route take, and since when. */
export async function overdueParcels(work: Work, parcels: readonly Parcel[]): Promise<Readonly<Record<string, Date>>> {
  const items = parcels.flatMap(({ items: [first], shippedAt: since, country }) =>
    first ? [{ id: first.id, state: 'shipped_from_seller', since, country }] : [],
  )
  const expected = await readExpectations(work, items)
  const overdue: Record<string, Date> = {}
  for (const parcel of parcels) {
    const found = expected.get(parcel.items[0]?.id ?? '')
    if (found?.isLate) overdue[parcelKey(parcel)] = found.nextUpdateBy
  }
  return overdue
}

export function parcelKey({ trackingNumber, country }: Pick<Parcel, 'trackingNumber' | 'country'>): string {
  return `${trackingNumber} ${country}`
}

type Listed = Pick<ExpectedRow, 'trackingNumber' | 'carrier' | 'store' | 'country' | 'shippedAt'> & {
  readonly items: readonly { readonly id: string; readonly title: string }[]
}

// The names of each parcel's goods; `read-expected-parcels.ts` reads the questions when one is opened.
async function readListed({ db, site }: Work, wanted: readonly string[]): Promise<readonly Listed[]> {
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('store_order_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .select(['part.tracking_number', 'part.carrier', 'part.shipped_at'])
    .select(['item.id', 'item.title', 'item.store', 'item.country', 'item.state_since'])
    .where('item.site', '=', site)
    .where(isExpectedPart)
    .where('part.tracking_number', 'in', [...wanted])
    .orderBy('part.shipped_at')
    .orderBy('item.id')
    .execute()
  const parcels = new Map<string, Listed & { readonly items: { readonly id: string; readonly title: string }[] }>()
  for (const { id, title, store, country, ...row } of rows) {
    const trackingNumber = row.tracking_number ?? ''
    const shippedAt = row.shipped_at ?? row.state_since
    const parcel = parcels.get(parcelKey({ trackingNumber, country })) ?? {
      trackingNumber,
      carrier: row.carrier ?? '',
      store,
      country,
      shippedAt,
      items: [],
    }
    parcels.set(parcelKey(parcel), parcel)
    // The same item from two store orders in one parcel is listed once.
    if (!parcel.items.some((item) => item.id === id)) parcel.items.push({ id, title })
  }
  return [...parcels.values()]
}
