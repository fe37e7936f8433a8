import { type Step, statusStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type Refund, refundOf } from './refund.ts'
import { findRefundMove, type RefundEvent } from './refund-moves.ts'
import { no } from './refunds.refusals.ts'

/** The refund, held until the transaction ends. Another customer's does not exist. */
export async function lockRefund(work: Work, id: string): Promise<Refund> {
  const row = await work.db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || (work.who.kind === 'customer' && row.customer_id !== work.who.id)) throw platformNo.NOT_FOUND()
  return refundOf(row)
}

/** The only writer of a refund's status: by the table, with one row of history. The refund must be locked. */
export async function moveRefund(work: Work, refund: Refund, event: RefundEvent, note?: string): Promise<Refund> {
  const move = findRefundMove(work.who, refund.status, event)
  if (!move) throw no.REFUND_MOVE_NOT_ALLOWED({ status: refund.status, event })
  await writeRefundHistory(work, refund.id, { event, from: refund.status, to: move.to, note: note ?? null })
  await work.db.updateTable('refunds').set({ status: move.to }).where('id', '=', refund.id).execute()
  return { ...refund, status: move.to }
}

export async function writeRefundHistory(
  work: Work,
  refundId: string,
  step: Step & { readonly note: string | null },
): Promise<void> {
  await work.db
    .insertInto('refund_history')
    .values({ ...statusStepOf(work, step), refund_id: refundId, note: step.note })
    .execute()
}
