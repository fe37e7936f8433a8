import type { Conversation } from '#care/tickets/read-tickets.ts'
import { permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import type { CancellationState } from '#selling/orders/cancelling/cancellation-moves.ts'
import { type CancellableItem, readCancellable } from '#selling/orders/cancelling/read-cancellable.ts'
import type { DiscrepancyState } from '#selling/orders/discrepancies/discrepancy-moves.ts'
import { type DisputableItem, readDisputable } from '#selling/orders/discrepancies/read-disputable.ts'

export type Turns = {
  readonly cases: readonly { readonly number: string; readonly state: DiscrepancyState }[]
  readonly refunds: readonly { readonly number: string; readonly state: CancellationState }[]
  /** The goods that a case may be opened on, and those whose refund may be proposed; null: not by this member. */
  readonly disputable: readonly DisputableItem[] | null
  readonly cancellable: readonly CancellableItem[] | null
  /** The order waits for review, where its customer is asked about an item. */
  readonly mayAsk: boolean
}

/** What came of a ticket, and what the acting member may make of it now. */
export async function readTurns(work: Work, { ticket, merged, orderNumber }: Conversation): Promise<Turns> {
  const numbers = [ticket.number, ...merged]
  const cases = await work.db
    .selectFrom('discrepancies')
    .select(['number', 'state'])
    .where('ticket', 'in', numbers)
    .orderBy('at')
    .execute()
  const refunds = await work.db
    .selectFrom('cancellations')
    .select(['number', 'state'])
    .where('ticket', 'in', numbers)
    .orderBy('at')
    .execute()
  const may = (permission: string) => orderNumber !== null && permits(work.who, permission)
  return {
    cases: cases as Turns['cases'],
    refunds: refunds as Turns['refunds'],
    disputable: may('discrepancies') ? await readDisputable(work, orderNumber ?? '') : null,
    cancellable: may('support') ? await readCancellable(work, orderNumber ?? '') : null,
    mayAsk: may('review') && (await waitsForReview(work, orderNumber ?? '')),
  }
}

async function waitsForReview({ db, site }: Work, orderNumber: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.number', '=', orderNumber)
    .where('orders.site', '=', site)
    .where('orders.claimed_by', 'is', null)
    .where('order_items.state', '=', 'processing')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
