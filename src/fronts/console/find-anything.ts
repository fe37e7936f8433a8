import { sql } from 'kysely'
import { permits } from '#people/access/permissions.ts'
import { findCustomersByPhone } from '#people/access/sealed/find-customers-by-phone.ts'
import { type FoundCustomer, findCustomers } from '#people/accounts/search/find-customers.ts'
import { keepPlans } from '#platform/database/keep-plans.ts'
import { asText, fitting, wordPatterns } from '#platform/database/search-words.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { orderIsSeen } from '#selling/orders/items/of-places.ts'
import { type FoundThing, findThings } from './find-things.ts'
import { type OrderStatusRow, orderStatusRows } from './order/order-status-rows.ts'

export type Found = {
  readonly orders: readonly OrderStatusRow[]
  readonly customers: readonly FoundCustomer[]
  readonly things: readonly FoundThing[]
}

const nothing: Found = { orders: [], customers: [], things: [] }
const most = 8

/**
 * Orders by any part of their number, of a store's order number or a tracking number, and by customer; customers by name, email or
 * phone; whatever else has a number or a title of its own. All of the visited site, as far as roles and places reach.
 */
export async function findAnything(work: Work, typed: string): Promise<Found> {
  const query = withWesternDigits(typed.trim())
  if (query.length < 2 || query.length > 100) return nothing
  // The best way to a name depends on how common it is: it is planned for each.
  const customers = permits(work.who, 'customers') ? await findPeople(work, query) : []
  const [patterns] = await Promise.all([wordPatterns(work, query), keepPlans(work)])
  const asked = findThings(work, query, patterns)
  const orders = permits(work.who, 'orders') ? await findOrders(work, query, customers) : []
  return { orders, customers, things: await asked }
}

async function findPeople(work: Work, query: string): Promise<readonly FoundCustomer[]> {
  const { rows } = await findCustomers(work, query, await findCustomersByPhone(work, query), {
    page: 1,
    pageSize: most,
  })
  return rows
}

async function findOrders(work: Work, query: string, customers: readonly FoundCustomer[]) {
  const { db, site } = work
  const part = `%${asText(query.replace(/\s+/g, '').toUpperCase())}%`
  // A part of less than three signs occurs everywhere.
  const byNumber =
    query.length < 3
      ? []
      : [
          sql`(select id from ${fitting('orders', sql`number ilike ${part} and site = ${site}`)} one order by placed_at desc limit ${most * 3})`,
          sql`(select item.order_id from ${fitting('store_order_items', sql`tracking_number ilike ${part}`)} bought
            join order_items item on item.id = bought.item_id where item.site = ${site} limit ${most * 3})`,
          sql`(select item.order_id from ${fitting('store_orders', sql`store_order_number ilike ${part}`)} bill
            join store_order_items bought on bought.store_order_id = bill.id join order_items item on item.id = bought.item_id
            where item.site = ${site} limit ${most * 3})`,
        ]
  const ofCustomers =
    customers.length === 0
      ? []
      : [
          sql`(select id from orders where customer_id ${among(customers.map(({ id }) => id))} and site = ${site}
            order by placed_at desc limit ${most})`,
        ]
  const ways = [...byNumber, ...ofCustomers]
  if (ways.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from orders where id in (${sql.join(ways, sql` union `)}) and ${orderIsSeen(work, 'orders.id')}
    order by (number = ${query}) desc, placed_at desc limit ${most}`.execute(db)
  return orderStatusRows(
    work,
    rows.map(({ id }) => id),
  )
}
