import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { announce } from '#platform/work/announce.ts'
import { mayMove } from '#platform/work/moves.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { feeAccounts } from '#selling/orders/cancelling/cancel-fees.ts'
import { earnItems } from '#selling/orders/money/earn-items.ts'
import { giveBack } from '#selling/orders/money/give-back.ts'
import { noteStandingDue } from '#selling/orders/money/standing-dues.ts'
import { type LockedReturn, lockReturn, moveReturn } from './return-case.ts'
import { readReturnRule } from './return-rule.ts'
import { no } from './returns.refusals.ts'

export type RefundAnswer = { readonly number: string; readonly isDone: boolean; readonly backMinor: bigint }
type Wish = { readonly key: string; readonly number: string; readonly comment?: string }

/**
 * The returned goods are checked: their money is refunded to the kind that paid. Above the limit the first person
 * proposes it and another one approves.
 */
export async function refundReturn(work: Work, { key, number, comment = '' }: Wish): Promise<RefundAnswer> {
  requireProof(work)
  if (!mayMove(work.who, ['support', 'finance'])) throw platformNo.FORBIDDEN()
  return once(work, key, { number, comment }, async () => {
    const locked = await lockReturn(work, number)
    const { found } = locked
    const minor = found.gross_minor - found.fee_minor
    const { twoPeopleFromMinor } = await readReturnRule(work)
    if (found.state === 'received' && minor >= twoPeopleFromMinor && found.refund_proposed_by === null) {
      await work.db
        .updateTable('returns')
        .set({ refund_proposed_by: work.who.id, refund_proposed_at: work.now })
        .where('id', '=', found.id)
        .execute()
      const [before, after] = [{ state: found.state }, { state: 'proposed', amount: minor.toString() }]
      await audit(work, { action: 'return.proposeRefund', subject: `return:${number}`, before, after })
      return { number, isDone: false, backMinor: 0n }
    }
    await moveReturn(work, found, { event: 'refund', facts: { refunded_by: work.who.id, refunded_at: work.now } })
    const backMinor = await giveMoneyBack(work, locked)
    await announce(work, 'return.moved', { number, orderId: found.order_id, event: 'refund', to: 'refunded' })
    await audit(work, {
      action: 'return.refund',
      subject: `return:${number}`,
      before: { state: found.state },
      after: { state: 'refunded', amount: backMinor.toString() },
      why: comment,
    })
    return { number, isDone: true, backMinor }
  })
}

/** Withdraws the proposal to refund: by its author, or by a colleague who does not agree. */
export async function withdrawRefund(work: Work, number: string): Promise<void> {
  if (!mayMove(work.who, ['support', 'finance'])) throw platformNo.FORBIDDEN()
  const { found } = await lockReturn(work, number)
  if (found.state !== 'received' || found.refund_proposed_by === null)
    throw no.RETURN_NOT_ALLOWED({ state: found.state, event: 'withdrawRefund' })
  await work.db
    .updateTable('returns')
    .set({ refund_proposed_by: null, refund_proposed_at: null })
    .where('id', '=', found.id)
    .execute()
  const [before, after] = [{ refundProposedBy: found.refund_proposed_by }, { refundProposedBy: null }]
  await audit(work, { action: 'return.withdrawRefund', subject: `return:${number}`, before, after })
}

const accountsForm = z.record(
  z.string(),
  z.string().transform((text) => BigInt(text)),
)

// Earnings of the returned goods are reversed: from revenue, duties and VAT back to the order, which refunds them.
async function giveMoneyBack(work: Work, { found, order }: LockedReturn): Promise<bigint> {
  const rows = await work.db.selectFrom('return_items').select('accounts').where('return_id', '=', found.id).execute()
  const taken: Record<string, bigint> = {}
  for (const row of rows)
    for (const [account, minor] of Object.entries(accountsForm.parse(row.accounts)))
      taken[account] = (taken[account] ?? 0n) - minor
  const accounts = Object.fromEntries(Object.entries(taken).map(([account, minor]) => [account, String(minor)]))
  const { number } = found
  await noteStandingDue(work, order.id, { reason: 'return', minor: -found.gross_minor, accounts, number })
  if (found.fee_minor > 0n) {
    const fee = await feeAccounts(work, order, 'revenue:returnFees', found.fee_minor)
    await noteStandingDue(work, order.id, { reason: 'returnFee', minor: found.fee_minor, accounts: fee, number })
  }
  await earnItems(work, order)
  return giveBack(work, order, 'wallet', 'returned')
}
