import {
  type Collector,
  findOfficeWithdrawal,
  payOutWithdrawal,
} from '#money/payments/withdrawals/pay-out-withdrawal.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Sealer } from '#platform/files/seal.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { cashInTill, holdTill, refuseCounted, tillClerk } from './till.ts'

export type PaidAtTill = {
  readonly key: string
  readonly tillId: string
  /** The number of the withdrawal, which its owner shows. */
  readonly number: string
  readonly collector: Collector
}

/**
 * Pays an approved withdrawal in cash from an open till of this office, which has it. The till is held alone: of two who pay out
 * the last of it at once, one does.
 */
export async function payAtTill(
  work: Work,
  { key, ...paid }: PaidAtTill,
  sealer: Sealer,
): Promise<{ readonly number: string; readonly minor: bigint }> {
  requireProof(work)
  return once(work, `till-pay:${key}`, paid, async () => {
    const till = await holdTill(work, paid.tillId, 'alone')
    const by = tillClerk(work, till.office)
    await refuseCounted(work, till)
    const withdrawal = await findOfficeWithdrawal(work, paid.number)
    if (!withdrawal) throw no.WITHDRAWAL_NOT_FOR_TILL({ path: 'withdrawal' })
    const { id, number, amount } = withdrawal
    const has = await cashInTill(work, till.office)
    if (has < amount.minor) {
      const there = formatMoney(money(has, sites[work.site].currency), work.locale)
      throw no.TILL_HAS_TOO_LITTLE({ has: there })
    }
    const { collector } = paid
    await payOutWithdrawal(work, id, { office: till.office, till: till.number, collector }, sealer)
    await work.db
      .insertInto('till_moves')
      .values({
        id: newId(),
        session_id: till.id,
        kind: 'withdrawal',
        amount_minor: amount.minor,
        withdrawal_id: id,
        at: work.now,
        by,
      })
      .execute()
    return { number, minor: amount.minor }
  })
}
