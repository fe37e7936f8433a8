import type { Work } from '#platform/work/work.ts'
import { type Payment, paymentOf } from './payment.ts'

/** The payment, held until the transaction ends: whoever decides about it decides alone. */
export async function lockPayment(work: Work, id: string): Promise<Payment | null> {
  const row = await work.db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? paymentOf(row) : null
}
