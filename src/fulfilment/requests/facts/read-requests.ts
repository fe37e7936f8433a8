import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import {
  type DeliveryView,
  deliveryColumnsOf,
  deliveryRow,
  deliveryView,
} from '#fulfilment/requests/deliveries/delivery-view.ts'
import { officeHours } from '#fulfilment/requests/offices/office-hours.ts'
import { type RequestState, requestStates } from '#fulfilment/requests/request-moves.ts'
import type { Collector, Slot } from '#fulfilment/requests/request-place.ts'
import { type RequestWish, requestWish } from '#fulfilment/requests/wish.ts'
import { numberFor } from '#people/access/sealed/phones.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import { among } from '#platform/work/among.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { type ItemState, toItemState } from '#selling/orders/items/item-states.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'
import { requestLabel } from './request-label.ts'

export type RequestItem = {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly label: string
  readonly title: string
  readonly image: string | null
  readonly quantity: number
  readonly state: ItemState
  readonly stateLabel: string
}
export type RequestView = {
  readonly id: string
  readonly number: string
  readonly kind: 'PickUp' | 'Delivery'
  readonly state: RequestState
  readonly stateLabel: string
  readonly office: {
    readonly code: string
    readonly name: string
    readonly address: string
    readonly hours: string
  } | null
  readonly slot: Slot | null
  /** The 6 digits of the pickup code; shown once the request is on its shelf. */
  readonly code: string | null
  readonly shelf: string | null
  readonly readyAt: Date | null
  readonly customer: string
  readonly collectorName: string | null
  /** The person who comes instead of the customer, as they typed it. */
  readonly collector: Collector | null
  /** Address, courier and fee of a delivery. */
  readonly delivery: DeliveryView | null
  /** A wish that is carried out as soon as the courier company has cancelled the parcel. */
  readonly wish: RequestWish['does'] | null
  readonly collectedAt: Date | null
  readonly createdAt: Date
  readonly version: number
  readonly items: readonly RequestItem[]
}

/** The acting customer's requests on this site, newest first. */
export async function readRequests(work: Work): Promise<readonly RequestView[]> {
  return readWhere(work, sql`r.customer_id = ${signedInCustomer(work)}`)
}

/** One request by its number, for its customer or for staff; another's is not found. */
export async function readRequest(work: Work, number: string): Promise<RequestView> {
  const mine = work.who.kind === 'customer' ? sql` and r.customer_id = ${work.who.id}` : sql``
  if (work.who.kind === 'guest') throw platformNo.NOT_FOUND()
  const [found] = await readWhere(work, sql`r.number = ${number}${mine}`)
  if (!found) throw platformNo.NOT_FOUND()
  return found
}

/** The requests that an order's items are or were in. */
export async function readRequestsOfOrder(work: Work, orderId: string): Promise<readonly RequestView[]> {
  return readWhere(
    work,
    sql`r.id in (select request_id from request_items part join order_items item on item.id = part.item_id where item.order_id = ${orderId})`,
  )
}

/** The open request with this pickup code; null if there is none. */
export async function findRequestByCode(work: Work, code: string): Promise<RequestView | null> {
  const open = await readWhere(
    work,
    sql`r.code = ${code.trim()} and r.kind = 'PickUp' and r.state not in ('fulfilled', 'cancelled')`,
  )
  return open[0] ?? null
}

const requestRow = deliveryRow.extend({
  number: z.string(),
  kind: z.enum(['PickUp', 'Delivery']),
  state: z.enum(requestStates),
  code: z.string(),
  shelf: z.string().nullable(),
  shelved_at: z.date().nullable(),
  slot_day: z.string().nullable(),
  slot_from: z.string().nullable(),
  office_code: z.string().nullable(),
  office_name: z.string().nullable(),
  office_address: z.string().nullable(),
  customer: z.string(),
  collector_name: z.string().nullable(),
  meant_name: z.string().nullable(),
  meant_id_number: z.string().nullable(),
  wish: requestWish.nullable(),
  collected_at: z.date().nullable(),
  created_at: z.date(),
  version: z.int(),
})

const newest = sql`order by r.created_at desc, r.id desc limit 200`

/** The site's requests as `r` that match; the newest by default. */
export async function readWhere(
  work: Work,
  condition: Expression<unknown>,
  page: RawBuilder<unknown> = newest,
): Promise<readonly RequestView[]> {
  const isArabic = work.locale === 'ar'
  const { rows } = await sql`
    select r.id, r.number, r.kind, r.state, r.code, r.shelf, r.shelved_at, r.slot_day, r.slot_from, r.office_code,
      case when ${isArabic} then office.name_ar else office.name_en end as office_name,
      case when ${isArabic} then office.address_ar else office.address_en end as office_address,
      customer.first_name || ' ' || customer.last_name as customer, r.collector_name, r.collected_at, r.created_at, r.version,
      r.meant_name, r.meant_id_number, r.wish, ${deliveryColumnsOf}
    from requests r
    join customers customer on customer.id = r.customer_id
    left join offices office on office.code = r.office_code
    left join courier_companies courier on courier.code = r.company
    where r.site = ${work.site} and ${placeIsSeen(work, 'r.office_code')} and ${condition as Expression<SqlBool>}
    ${page}`.execute(work.db)
  const found = rows.map((row) => requestRow.parse(row))
  const items = await readItemsOf(
    work,
    found.map((row) => row.id),
  )
  const hours = officeHours(work.site, work.locale)
  return found.map((row) => {
    const { id, number, kind, state, shelf, version } = row
    const customer = shownName(row.customer, work.locale)
    const isReady = row.shelved_at !== null && state === 'prepared'
    return {
      id,
      number,
      kind,
      state,
      shelf,
      customer,
      version,
      stateLabel: requestLabel(state, work.locale),
      office:
        row.office_code === null
          ? null
          : { code: row.office_code, name: row.office_name ?? '', address: row.office_address ?? '', hours },
      slot:
        row.slot_day === null || row.slot_from === null ? null : { day: row.slot_day, from: row.slot_from.slice(0, 5) },
      code: isReady ? row.code : null,
      readyAt: row.shelved_at,
      collectorName: row.collector_name,
      collector: collectorOf(work, row),
      delivery: deliveryView(row, work),
      wish: row.wish?.does ?? null,
      collectedAt: row.collected_at,
      createdAt: row.created_at,
      items: items.get(id) ?? [],
    }
  })
}

function collectorOf(work: Work, row: z.output<typeof requestRow>): Collector | null {
  if (row.meant_name === null) return null
  const idNumber = openText(work, 'requests.meant_id_number', row.id, row.meant_id_number ?? '')
  return { name: row.meant_name, idNumber: numberFor(work, idNumber) }
}

async function readItemsOf(work: Work, requestIds: readonly string[]): Promise<ReadonlyMap<string, RequestItem[]>> {
  const found = new Map<string, RequestItem[]>()
  if (requestIds.length === 0) return found
  const rows = await work.db
    .selectFrom('request_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['part.request_id', 'item.id', 'item.place', 'item.title', 'item.image', 'item.state'])
    .select(unitsThatCome.as('quantity'))
    .select(['item.country', 'orders.number', 'orders.id as order_id'])
    .where(sql<SqlBool>`part.request_id ${among(requestIds)}`)
    .orderBy('orders.number')
    .orderBy('item.place')
    .execute()
  for (const row of rows) {
    const state = toItemState(row.state)
    const { id, title, image, quantity } = row
    const item = {
      id,
      title,
      image,
      quantity,
      state,
      orderId: row.order_id,
      orderNumber: row.number,
      label: `${row.number}-${row.place + 1}`,
      stateLabel: stateLabel(state, work.site, row.country, work.locale),
    }
    found.set(row.request_id, [...(found.get(row.request_id) ?? []), item])
  }
  return found
}
