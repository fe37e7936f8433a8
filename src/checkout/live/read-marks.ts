import { sql } from 'kysely'
import type { Visit } from '#platform/visit.ts'
import type { PaymentMark } from './watch-payments.ts'

/** The marks of these customers' payments of the last days: status, code and the number of steps so far. */
export function readMarks(visit: Visit, customers: readonly string[]): Promise<readonly PaymentMark[]> {
  return visit.glance(async ({ db }) => {
    const { rows } = await sql<PaymentMark>`
      select payment.id, payment.customer_id as "customerId", concat_ws(' ', payment.status, payment.code,
        (select max(history.id) from payment_history history where history.payment_id = payment.id)) as mark
      from payments payment
      where payment.customer_id = any(${customers}::uuid[]) and payment.created_at > now() - interval '5 days'
    `.execute(db)
    return rows
  })
}
