import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { isOpen, type PaymentStatus, paymentStatuses } from '#money/payments/payment-moves.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

const open = Object.keys(paymentStatuses).filter((status) => isOpen(status as PaymentStatus))

/** Open payments that keep no account from its deletion, as of orders that ended, are given up with it: their codes end too. */
export async function endLeftPayments(work: Work): Promise<void> {
  const left = await work.db
    .selectFrom('payments')
    .select(['id', 'site'])
    .where('customer_id', '=', signedInCustomer(work))
    .where('status', 'in', open)
    .orderBy('id')
    .execute()
  for (const { id, site } of left) await cancelPayment({ ...asSystem(work), site: site as Site }, id)
}
