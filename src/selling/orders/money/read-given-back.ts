import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/**
 * The refund when items of an order were cancelled (the given ones, or the last): the refunds of that moment, and the
 * held parts of payments that ended with them.
 */
export async function readGivenBack(work: Work, orderId: string, itemIds: readonly string[] = []): Promise<bigint> {
  const these = itemIds.length > 0 ? sql`and item.id = any(${[...itemIds]})` : sql``
  const { rows } = await sql<{ minor: bigint }>`
    with moment as (
      select max(history.at) as at from item_history history join order_items item on item.id = history.item_id
      where item.order_id = ${orderId} and history.to_state = 'cancelled' ${these})
    select (coalesce((select sum(refund.amount_minor) from refunds refund, moment
        where refund.subject_kind = 'order' and refund.subject_id = ${orderId} and refund.at = moment.at), 0)
      + coalesce((select -sum(line.amount_minor) from moment, payments payment
          join ledger_lines line on line.account = 'payment:' || payment.id
          join journal_entries entry on entry.id = line.entry_id and entry.kind = 'payment_part_released'
        where payment.subject_id = ${orderId} and entry.at = moment.at), 0))::bigint as minor`.execute(work.db)
  return rows[0]?.minor ?? 0n
}

/** The amount of transfers for an order that wait for finance with their receipt. */
export async function readUnderReview(work: Work, orderId: string): Promise<bigint> {
  const { rows } = await sql<{
    minor: bigint
  }>`select coalesce(sum(amount_minor - wallet_part_minor), 0)::bigint as minor from payments
    where subject_id = ${orderId} and status = 'pending_review'`.execute(work.db)
  return rows[0]?.minor ?? 0n
}
