import { permits } from '#people/access/permissions.ts'
import { findCustomersByPhone } from '#people/access/sealed/find-customers-by-phone.ts'
import { maskedPhone, openPhone } from '#people/access/sealed/phones.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { Work } from '#platform/work/work.ts'
import { type FoundThing, findThings } from './find-things.ts'
import { type OrderStatusRow, orderStatusRows } from './order/order-status-rows.ts'

type FoundCustomer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
}
export type Found = {
  readonly orders: readonly OrderStatusRow[]
  readonly customers: readonly FoundCustomer[]
  readonly things: readonly FoundThing[]
}

const nothing: Found = { orders: [], customers: [], things: [] }
const most = 8

/**
 * Orders by number, customer, store order or tracking number, customers by email, name or phone, and whatever else has a number of
 * its own, as far as the roles allow.
 */
export async function findAnything(work: Work, typed: string): Promise<Found> {
  const query = withWesternDigits(typed.trim())
  if (query.length < 2 || query.length > 100) return nothing
  const asked = findThings(work, query)
  const customers = permits(work.who, 'customers') ? await findCustomers(work, query) : []
  const orders = permits(work.who, 'orders') ? await findOrders(work, query, customers) : []
  return { orders, customers, things: await asked }
}

async function findCustomers(work: Work, query: string): Promise<FoundCustomer[]> {
  const part = `%${escaped(query)}%`
  const byPhone = await findCustomersByPhone(work, query)
  const rows = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone'])
    .select(({ fn, val }) => fn<string>('concat_ws', [val(' '), 'first_name', 'last_name']).as('name'))
    .where('deleted_at', 'is', null)
    .where(({ or, eb, fn, val }) =>
      or([
        eb('email', 'ilike', part),
        eb(fn<string>('concat_ws', [val(' '), 'first_name', 'last_name']), 'ilike', part),
        ...(byPhone.length > 0 ? [eb('id', 'in', [...byPhone])] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, phone: maskedPhone(openPhone(work, 'phone', row.id, row.phone)) }))
}

async function findOrders(work: Work, query: string, customers: readonly FoundCustomer[]) {
  const { db, site } = work
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.site', '=', site)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('orders.number', 'ilike', `%${escaped(query)}%`),
        exists(
          selectFrom('store_order_items as bought')
            .innerJoin('order_items as item', 'item.id', 'bought.item_id')
            .select('item.id')
            .whereRef('item.order_id', '=', 'orders.id')
            .innerJoin('store_orders as bill', 'bill.id', 'bought.store_order_id')
            .where(({ or: either, eb: is }) =>
              either([
                is('bought.tracking_number', 'ilike', `${escaped(query)}%`),
                is('bill.store_order_number', 'ilike', `${escaped(query)}%`),
              ]),
            ),
        ),
        ...(customers.length > 0
          ? [
              eb(
                'orders.customer_id',
                'in',
                customers.map(({ id }) => id),
              ),
            ]
          : []),
      ]),
    )
    .orderBy('orders.placed_at', 'desc')
    .limit(most)
    .execute()
  return orderStatusRows(
    work,
    rows.map(({ id }) => id),
  )
}

// What is typed is text, not a pattern.
function escaped(query: string): string {
  return query.replace(/[\\%_]/g, '\\$&')
}
