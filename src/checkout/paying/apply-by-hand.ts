import { type SeenMoney, settleByHand } from '#money/payments/gateways/settle-by-hand.ts'
import type { Settlement } from '#money/payments/gateways/settlement.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { lockSubject, paySubject } from './apply-news.ts'

/**
 * The same as applyNews for money that a person saw, on a bank statement or at a till. The same key settles once and
 * returns the same answer.
 */
export async function applyByHand(
  work: Work,
  { key, ...seen }: SeenMoney & { readonly key: string },
): Promise<Settlement> {
  return once(work, `by-hand:${key}`, seen, async () => {
    const subject = await lockSubject(work, seen.paymentId)
    const settlement = await settleByHand(work, seen)
    await paySubject(work, subject, settlement)
    return settlement
  })
}
