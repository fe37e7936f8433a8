import { type AccountName, type HoldKind, holdAccount, walletAccount } from '#money/wallet/accounts.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'

/** The balance for refunds of a kind of money; money that valU lent is on hold until it was sent back. */
export function refundAccount(customerId: string, kind: HoldKind): AccountName {
  return kind === 'valu' ? holdAccount(customerId, kind) : walletAccount(customerId, kind)
}

export const refundCauses = ['cancelled', 'cancelledByUs', 'lowerTotal', 'lost', 'returned'] as const
export type RefundCause = (typeof refundCauses)[number]

/** A method's fee is refunded only if we or the seller cancelled, or the goods were lost on the way. */
export function returnsFee(cause: RefundCause): boolean {
  return cause === 'cancelledByUs' || cause === 'lost'
}

/** What a payment paid for something, and how much of it was refunded already. */
export type PaidPart = { readonly paymentId: string | null; readonly paid: bigint; readonly refunded: bigint }
export type RefundShare = { readonly paymentId: string | null; readonly minor: bigint }

/**
 * Shares a refund out among the payments, in the given order, to each at most what it paid. An amount without a known
 * payment belongs to none.
 */
export function shareRefund(minor: bigint, paid: readonly PaidPart[]): readonly RefundShare[] {
  const shares = new Map<string | null, bigint>()
  let left = minor
  for (const part of paid) {
    const room = part.paid - part.refunded
    const share = smallerOf(room, left)
    if (share <= 0n) continue
    shares.set(part.paymentId, (shares.get(part.paymentId) ?? 0n) + share)
    left -= share
  }
  if (left > 0n) shares.set(null, (shares.get(null) ?? 0n) + left)
  return [...shares].map(([paymentId, share]) => ({ paymentId, minor: share }))
}
