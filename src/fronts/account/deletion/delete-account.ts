import { forgetTickets } from '#care/tickets/forget-tickets.ts'
import { forgetCommenter } from '#content/blog/comments/forget-commenter.ts'
import { forgetSubscriber } from '#content/newsletter/forget-subscriber.ts'
import { forgetTouches } from '#content/tracking/touches.ts'
import { forgetCollector } from '#fulfilment/requests/forget-collector.ts'
import { forgetConsignee } from '#fulfilment/warehouse/handing-over/keep-consignees.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { forgetCards } from '#money/payments/cards/remove-card.ts'
import { isOpen, type PaymentStatus, paymentStatuses } from '#money/payments/payment-moves.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { forgetCustomer, lockLeaver } from '#people/accounts/deletion/forget-customer.ts'
import { queueFarewellMail } from '#people/accounts/deletion/queue-farewell-mail.ts'
import { forgetRecipient } from '#people/notices/forget-recipient.ts'
import { forgetKeys } from '#platform/work/forget-keys.ts'
import { refusals } from '#platform/work/refusal.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { forgetCarts, forgetShared, lockCarts } from '#selling/cart/forget-carts.ts'
import { forgetLookups } from '#selling/cart/lookups/forget-lookups.ts'
import { forgetBuyer } from '#selling/orders/forget-buyer.ts'
import { clearOpened } from '#selling/search/opened/clear-opened.ts'
import type { Site } from '#sites/sites.ts'
import { obstacleText } from './obstacle-text.ts'
import { readObstacles } from './read-obstacles.ts'

const open = Object.keys(paymentStatuses).filter((status) => isOpen(status as PaymentStatus))

const no = refusals({ ACCOUNT_IN_USE: 409 })

/**
 * Deletes the acting customer for good: every room removes personal data, sessions end, the email can be used again.
 * Orders, invoices and the ledger stay under an id without a person. Refused while anything is open; what the customer
 * starts at the same moment either comes first and is such a reason, or finds no account.
 */
export async function deleteAccount(work: Work, origin: string): Promise<void> {
  requireProof(work)
  const carts = await lockCarts(work)
  const leaver = await lockLeaver(work)
  const obstacles = await readObstacles(work)
  if (obstacles.length > 0) {
    const what = [...new Set(obstacles.map(({ kind }) => obstacleText(kind, work.locale).title))]
    throw no.ACCOUNT_IN_USE({ what: what.join(work.locale === 'ar' ? '، ' : ', ') })
  }
  await endLeftPayments(work)
  await forgetCarts(work, carts)
  await forgetLookups(work)
  await clearOpened(work)
  await forgetShared(work)
  await forgetBuyer(work)
  await forgetCollector(work)
  await forgetConsignee(work)
  await forgetCards(work)
  await forgetTickets(work)
  await forgetCommenter(work)
  await forgetSubscriber(work, leaver)
  await forgetTouches(work, leaver.id)
  await forgetRecipient(work, [leaver.id, leaver.email, ...(leaver.phone ? [leaver.phone] : [])])
  await forgetKeys(work, leaver.id)
  await queueFarewellMail(work, leaver, origin)
  await audit(work, { action: 'account.delete', subject: `customer:${leaver.id}` })
  await forgetCustomer(work, leaver)
}

/** Cancels open payments that do not prevent a deletion, such as those of ended orders: their codes end too. */
async function endLeftPayments(work: Work): Promise<void> {
  const left = await work.db
    .selectFrom('payments')
    .select(['id', 'site'])
    .where('customer_id', '=', signedInCustomer(work))
    .where('status', 'in', open)
    .orderBy('id')
    .execute()
  for (const { id, site } of left) await cancelPayment({ ...asSystem(work), site: site as Site }, id)
}
