import type { OrderDue } from '#fulfilment/requests/facts/read-request-dues.ts'
import type { PickupItem, PickupRow } from '#fulfilment/requests/read-pickup-rows.ts'
import type { CashForm } from './with-cash.ts'

/** A pickup in the hub's list. */
export type DeskCard = Omit<PickupRow, 'kind' | 'office' | 'items'> & {
  readonly office: string | null
  readonly items: readonly DeskItem[]
  readonly dues: readonly OrderDue[]
  readonly cash: CashForm | null
}
/** A line of a card's goods; shelves only if they were requested. */
export type DeskItem = Omit<PickupItem, 'shelves'> & Partial<Pick<PickupItem, 'shelves'>>
export type DeskRow = Pick<PickupRow, 'number' | 'customer' | 'shelf'> & {
  readonly office: string | null
  readonly titles: string
  readonly since: Date
}

export function toDeskCard(request: PickupRow & Pick<DeskCard, 'dues' | 'cash'>): DeskCard {
  const { kind: _, office, ...shown } = request
  return { ...shown, office: office?.name ?? null }
}

type Listed = Pick<PickupRow, 'number' | 'customer' | 'shelf' | 'readyAt' | 'createdAt'> & {
  readonly office: { readonly name: string } | null
  readonly items: readonly { readonly title: string }[]
}

export function toDeskRow({ number, customer, shelf, office, items, readyAt, createdAt }: Listed): DeskRow {
  return {
    number,
    customer,
    shelf,
    office: office?.name ?? null,
    titles: items.map((item) => item.title).join(' · '),
    since: readyAt ?? createdAt,
  }
}
