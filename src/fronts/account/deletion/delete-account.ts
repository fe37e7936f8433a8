import { forgetCollector } from '#fulfilment/requests/forget-collector.ts'
import { forgetConsignee } from '#fulfilment/warehouse/handing-over/keep-consignees.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { forgetCustomer, lockLeaver } from '#people/accounts/deletion/forget-customer.ts'
import { queueFarewellMail } from '#people/accounts/deletion/queue-farewell-mail.ts'
import { forgetRecipient } from '#people/notices/forget-recipient.ts'
import { forgetKeys } from '#platform/work/forget-keys.ts'
import { refusals } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { forgetCarts, lockCarts } from '#selling/cart/forget-carts.ts'
import { forgetBuyer } from '#selling/orders/forget-buyer.ts'
import { endLeftPayments } from './end-left-payments.ts'
import { obstacleText } from './obstacle-text.ts'
import { readObstacles } from './read-obstacles.ts'

export const no = refusals({ ACCOUNT_IN_USE: 409 })

/**
 * The acting customer is forgotten, for good: every room takes out what names a person, sessions end, the email is free again.
 * Orders, invoices and the ledger stay under a number that is nobody's. Refused while anything has not come to its end; what
 * they begin at this very moment comes first and is such a reason, or finds them gone.
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
  await forgetBuyer(work)
  await forgetCollector(work)
  await forgetConsignee(work)
  await forgetRecipient(work, [leaver.id, leaver.email, ...(leaver.phone ? [leaver.phone] : [])])
  await forgetKeys(work, leaver.id)
  await queueFarewellMail(work, leaver, origin)
  await audit(work, { action: 'account.delete', subject: `customer:${leaver.id}` })
  await forgetCustomer(work, leaver)
}
