import type { ListPage } from '#platform/list-page.ts'
import type { Work } from '#platform/work.ts'
import { type PlaceCount, type PlaceQuestion, readExpected } from '#warehouse/read-expected.ts'
import { overdueParcels, parcelKey } from './overdue-parcels.ts'

/** A parcel as the list shows it: what is asked of its goods is read when it is opened. */
export type ExpectedRow = {
  readonly trackingNumber: string
  readonly carrier: string
  readonly store: string
  readonly country: string
  readonly shippedAt: Date
  readonly titles: string
  readonly items: number
  /** Since when it should have been here; null while it is not late. */
  readonly overdueSince: Date | null
}
export type ExpectedList = ListPage<ExpectedRow> & { readonly places: readonly PlaceCount[] }

/** A page of the parcels on their way to us, with those that should have been here. */
export async function listExpected(work: Work, question: PlaceQuestion): Promise<ExpectedList> {
  const { rows, ...page } = await readExpected(work, question)
  const overdue = await overdueParcels(work, rows)
  return {
    ...page,
    rows: rows.map(({ items, ...parcel }) => ({
      ...parcel,
      titles: items.map((item) => item.title).join(' · '),
      items: items.length,
      overdueSince: overdue[parcelKey(parcel)] ?? null,
    })),
  }
}
