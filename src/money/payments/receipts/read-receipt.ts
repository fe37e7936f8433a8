import type { Work } from '#platform/work/work.ts'

export type Receipt = {
  readonly id: string
  readonly fileId: string
  readonly at: Date
  readonly note: string | null
  readonly decision: 'approved' | 'rejected' | null
  readonly reason: string | null
}

/** The valid receipt of a payment: the last one sent. */
export async function readReceipt(work: Work, paymentId: string): Promise<Receipt | null> {
  const row = await work.db
    .selectFrom('payment_receipts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('replaced_at', 'is', null)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const decision = row.decision === 'approved' || row.decision === 'rejected' ? row.decision : null
  return { id: row.id, fileId: row.file_id, at: row.at, note: row.note, decision, reason: row.reason }
}
