import type { OrderDue } from './read-request-dues.ts'
import type { RequestItem, RequestView } from './read-requests.ts'
import type { CashForm } from './with-cash.ts'

/** What the lists of the hub and the desk show of a request: no code, and nothing that only its own screen needs. */
export type DeskCard = Pick<
  RequestView,
  'id' | 'number' | 'customer' | 'createdAt' | 'readyAt' | 'shelf' | 'state' | 'stateLabel'
> & {
  readonly office: string | null
  readonly items: readonly DeskItem[]
  readonly dues: readonly OrderDue[]
  readonly cash: CashForm | null
}
export type DeskItem = Pick<RequestItem, 'orderNumber' | 'label' | 'title' | 'quantity' | 'stateLabel'> & {
  /** The shelves of the hub that it lies on, where they are asked for. */
  readonly shelves?: readonly string[]
}
export type DeskRow = Pick<RequestView, 'number' | 'customer' | 'shelf'> & {
  readonly office: string | null
  readonly titles: string
  readonly since: Date
}

type Shown = Omit<RequestView, 'code'>

export function toDeskCard(request: Omit<Shown, 'items'> & Pick<DeskCard, 'items' | 'dues' | 'cash'>): DeskCard {
  const { id, number, customer, createdAt, readyAt, shelf, state, stateLabel, office, items, dues, cash } = request
  return {
    ...{ id, number, customer, createdAt, readyAt, shelf, state, stateLabel, dues, cash },
    office: office?.name ?? null,
    items: items.map(({ orderNumber, label, title, quantity, stateLabel: stands, shelves = [] }) => ({
      ...{ orderNumber, label, title, quantity, stateLabel: stands, shelves },
    })),
  }
}

export function toDeskRow({ number, customer, shelf, office, items, readyAt, createdAt }: Shown): DeskRow {
  return {
    ...{ number, customer, shelf },
    office: office?.name ?? null,
    titles: items.map((item) => item.title).join(' · '),
    since: readyAt ?? createdAt,
  }
}
