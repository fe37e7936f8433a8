import { sql } from 'kysely'
import type { Visit } from '#platform/http/visit.ts'
import type { PaymentMark } from './watch-payments.ts'

/** The marks of these customers' payments of the last days: status, code and the number of steps so far. */
export function readMarks(visit: Visit, customers: readonly string[]): Promise<readonly PaymentMark[]> {
  return visit.query(async ({ db, now }) => {
    const since = new Date(now.getTime() - 5 * 86_400_000)
    const { rows } = await sql<PaymentMark>`
      select payment.id, payment.customer_id as "customerId", concat_ws(' ', payment.status, payment.code,
        (select max(history.id) from payment_history history where history.payment_id = payment.id)) as mark
      from payments payment
      where payment.customer_id = any(${customers}::uuid[]) and payment.created_at > ${since}
    `.execute(db)
    return rows
  })
}
