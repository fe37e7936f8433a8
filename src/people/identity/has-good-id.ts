import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'

/**
 * Whether a customer's card is good enough for an order: sent, and not refused by support. `customer` is an expression
 * of SQL.
 */
export const selectHasGoodId = (customer: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from national_ids card where card.customer_id = ${customer} and card.state in ('waiting', 'accepted'))`

/** The same for the acting customer; a guest has none. */
export async function hasGoodId({ db, who }: QueryWork): Promise<boolean> {
  if (who.kind !== 'customer') return false
  const row = await db.selectNoFrom(selectHasGoodId(sql`${who.id}::uuid`).as('has')).executeTakeFirst()
  return row?.has ?? false
}
