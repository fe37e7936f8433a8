import { readExpectations } from '#fulfilment/expectations/read-expectations.ts'
import type { Work } from '#platform/work/work.ts'

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
