import { type RawBuilder, sql } from 'kysely'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { toItemState } from '#selling/orders/items/item-states.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'
import type { RequestItem, RequestView } from './facts/read-requests.ts'
import { requestLabel } from './facts/request-label.ts'
import type { RequestState } from './request-moves.ts'

/** What the lists of the hub and the desk need of a pickup: no code, and nothing that only its own screen shows. */
export type PickupRow = Pick<
  RequestView,
  'id' | 'number' | 'kind' | 'customer' | 'createdAt' | 'readyAt' | 'shelf' | 'state' | 'stateLabel'
> & {
  readonly office: { readonly code: string; readonly name: string } | null
  readonly items: readonly PickupItem[]
}
export type PickupItem = Pick<RequestItem, 'orderNumber' | 'label' | 'title' | 'quantity' | 'stateLabel'> & {
  /** Its shelves in the hub, if they were requested. */
  readonly shelves: readonly string[]
}
/** Whether to read the hub's shelves of each item. */
export type Shelves = 'withShelves' | 'withoutShelves'

/** The site's requests as `r` that match, each with its items in their order's order, read in one statement. */
export async function readPickupRows(
  work: Work,
  fits: RawBuilder<unknown>,
  rowsOf: RawBuilder<unknown>,
  shelves: Shelves,
): Promise<readonly PickupRow[]> {
  const { db, site, locale } = work
  const name = locale === 'ar' ? sql`office.name_ar` : sql`office.name_en`
  const { rows } = await sql<Row>`
    select pickup.*, orders.number as order_number, item.place, item.title, item.country, item.state as item_state,
      ${unitsThatCome} as quantity, ${shelves === 'withShelves' ? shelvesOf(site) : sql`null`} as shelves
    from (
      select r.id, r.number, r.kind, r.state, r.shelf, r.shelved_at, r.created_at, r.office_code, ${name} as office,
        customer.first_name || ' ' || customer.last_name as customer
      from requests r join customers customer on customer.id = r.customer_id
      left join offices office on office.code = r.office_code
      where r.site = ${site} and ${placeIsSeen(work, 'r.office_code')} and ${fits} order by r.created_at, r.id ${rowsOf}) pickup
    join request_items part on part.request_id = pickup.id
    join order_items item on item.id = part.item_id
    join orders on orders.id = item.order_id
    order by pickup.created_at, pickup.id, orders.number, item.place`.execute(db)
  return [...Map.groupBy(rows, (row) => row.id).values()].map((parts) => {
    const [first] = parts as [Row, ...Row[]]
    const { id, number, kind, state, shelf, shelved_at: readyAt, created_at: createdAt, office_code: code } = first
    return {
      id,
      number,
      kind,
      state,
      shelf,
      readyAt,
      createdAt,
      stateLabel: requestLabel(state, locale),
      customer: shownName(first.customer, locale),
      office: code === null ? null : { code, name: first.office ?? '' },
      items: parts.map((row) => ({
        orderNumber: row.order_number,
        label: `${row.order_number}-${row.place + 1}`,
        title: row.title,
        quantity: row.quantity,
        stateLabel: stateLabel(toItemState(row.item_state), site, row.country, locale),
        shelves: row.shelves ?? [],
      })),
    }
  })
}

type Row = {
  readonly id: string
  readonly number: string
  readonly kind: RequestView['kind']
  readonly state: RequestState
  readonly shelf: string | null
  readonly shelved_at: Date | null
  readonly created_at: Date
  readonly office_code: string | null
  readonly office: string | null
  readonly customer: string
  readonly order_number: string
  readonly place: number
  readonly title: string
  readonly country: string
  readonly item_state: string
  readonly quantity: number
  readonly shelves: readonly string[] | null
}

// The same as `readPlacesOfItems`, in SQL.
const shelvesOf = (site: Work['site']) => sql`array(
  select distinct split_part(piece.place, '/', 2) from pieces piece
  where piece.item_id = item.id and piece.place_kind = 'shelf' and split_part(piece.place, '/', 1) = ${site} order by 1)`
