import type { Work } from '#platform/work/work.ts'

export type EditEnd =
  | { readonly how: 'applied'; readonly oldTotal: bigint; readonly newTotal: bigint }
  | { readonly how: 'left' | 'forgotten' | 'order_closed' }

/** Ends the edit of an order; its draft stays as history. Does nothing without an open edit. */
export async function closeEdit(work: Work, orderId: string, end: EditEnd): Promise<void> {
  const totals = end.how === 'applied' ? { old_total_minor: end.oldTotal, new_total_minor: end.newTotal } : {}
  await work.db
    .updateTable('order_edits')
    .set({ ended_at: work.now, how: end.how, ...totals })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute()
  await work.db
    .updateTable('orders')
    .set((update) => ({ editing_by: null, version: update('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('editing_by', 'is not', null)
    .execute()
}
