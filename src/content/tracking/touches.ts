import { sql } from 'kysely'
import type { Visitor } from '#platform/work/visitor.ts'
import type { Work } from '#platform/work/work.ts'
import type { Kind } from './add-counts.ts'
import { kindOf } from './kind-of.ts'

/** Keeps where a new customer came from, first and last, if they agreed. */
export async function keepCustomerTouch(work: Work, customerId: string, visitor: Visitor | null): Promise<void> {
  const touch = touchOf(visitor)
  if (!touch?.first_day) return
  // Whoever deleted their account meanwhile is not written down any more.
  const { first_source, first_campaign, first_day, source, campaign, last_day } = touch
  await sql`
    insert into customer_touches (customer_id, site, first_source, first_campaign, first_day, source, campaign, last_day, at)
    select id, ${work.site}, ${first_source}, ${first_campaign}, ${first_day}, ${source}, ${campaign}, ${last_day}, ${work.now}
    from customers where id = ${customerId} and deleted_at is null
    on conflict (customer_id) do nothing`.execute(work.db)
}

/** Keeps the same of an order: without consent only language and device. */
export async function keepOrderTouch(work: Work, orderId: string, visitor: Visitor | null): Promise<void> {
  const { locale, device, source, campaign } = kindOf(visitor)
  const of = touchOf(visitor) ?? { source, campaign, first_source: source, first_campaign: campaign }
  await work.db
    .insertInto('order_touches')
    .values({ order_id: orderId, locale, device, at: work.now, ...of })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

/** By what things of an order are counted: as the order was. */
export async function readOrderKind(work: Work, orderId: string, otherwise: Visitor | null): Promise<Kind> {
  const found = await work.db
    .selectFrom('order_touches')
    .select(['locale', 'device', 'source', 'campaign'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return found ?? kindOf(otherwise)
}

/** What the visitor who placed an order agreed to have told, as long as it is kept; null of all others. */
export async function readPlacedVisitor({ db }: Work, orderId: string): Promise<Visitor | null> {
  const { rows } = await sql<{ readonly told: Visitor }>`
    select told - 'number' - 'currency' as told from tracked_events
    where name = 'placeOrder' and key = ${orderId} and told is not null`.execute(db)
  return rows[0]?.told ?? null
}

/** Forgets where a customer who leaves came from; their orders stay counted without it. */
export async function forgetTouches(work: Work, customerId: string): Promise<void> {
  await work.db.deleteFrom('customer_touches').where('customer_id', '=', customerId).execute()
  await sql`delete from order_touches using orders
    where orders.id = order_touches.order_id and orders.customer_id = ${customerId}`.execute(work.db)
  await work.db.deleteFrom('measuring_choices').where('customer_id', '=', customerId).execute()
  await sql`update tracked_events set told = null where told->>'customer' = ${customerId}`.execute(work.db)
}

function touchOf(visitor: Visitor | null) {
  if (!visitor?.client) return null
  const { source, campaign } = kindOf(visitor)
  const first = kindOf({ source: visitor.firstSource ?? source, campaign: visitor.firstCampaign ?? campaign })
  return {
    source,
    campaign,
    first_source: first.source,
    first_campaign: first.campaign,
    first_day: visitor.firstDay ?? null,
    last_day: visitor.lastDay ?? null,
  }
}
