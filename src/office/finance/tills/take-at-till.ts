import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { findDeskPayment } from './find-desk-payment.ts'
import { holdTill, refuseCounted, tillClerk } from './till.ts'

export type TakenAtTill = {
  readonly key: string
  readonly tillId: string
  /** The number at the desk, eight digits, the payment's own or its order's. */
  readonly code: string
  readonly amount: Money
}

/**
 * Cash taken at an open till: the payment is paid and pays what it is for; what is above it, less than the largest note,
 * stays in the wallet. Refuses TOO_MUCH_CASH: nobody credits more than could have been handed over for it.
 */
export async function takeAtTill(
  work: Work,
  { key, ...taken }: TakenAtTill,
): Promise<{ readonly number: string; readonly minor: bigint }> {
  requireProof(work)
  return once(work, `till-take:${key}`, taken, async () => {
    const till = await holdTill(work, taken.tillId, 'share')
    const by = tillClerk(work, till.office)
    await refuseCounted(work, till)
    const payment = await findDeskPayment(work, taken.code)
    if (!payment) throw no.TILL_PAYMENT_UNKNOWN({ path: 'code' })
    const { amount } = taken
    const most = payment.outside.minor + sites[work.site].largestNoteMinor
    if (amount.minor >= most) throw no.TOO_MUCH_CASH({ path: 'amount' })
    await applyByHand(work, { key, paymentId: payment.id, amount, source: { kind: 'till', office: till.office } })
    await work.db
      .insertInto('till_moves')
      .values({
        id: newId(),
        session_id: till.id,
        kind: 'payment',
        amount_minor: amount.minor,
        payment_id: payment.id,
        at: work.now,
        by,
      })
      .execute()
    const before = { status: payment.status }
    const after = { till: till.number, amount: String(amount.minor) }
    await audit(work, { action: 'till.take', subject: `payment:${payment.id}`, before, after })
    return { number: payment.number, minor: amount.minor }
  })
}
