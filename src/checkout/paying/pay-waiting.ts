import { startPaidPackage } from '#checkout/packages/start-package.ts'
import { takeRequestPayment } from '#checkout/requests/take-request-payment.ts'
import { waitsForMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { findRequest, type LockedRequest, lockRequest } from '#fulfilment/requests/move-request.ts'
import type { Credit } from '#money/payments/gateways/settlement.ts'
import type { Payment, PaymentSubject } from '#money/payments/payment.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { add } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { lockSubscription } from '#pricing/subscriptions/move-subscription.ts'

export type WaitingSubject = PaymentSubject & { readonly kind: 'request' | 'subscription' }

export function isWaitingSubject(subject: PaymentSubject | null): subject is WaitingSubject {
  return subject?.kind === 'request' || subject?.kind === 'subscription'
}

/** A request or a package that is held; `isWaiting`: it is this customer's and still waits for money. */
export type HeldWaiting =
  | { readonly kind: 'subscription'; readonly id: string; readonly isWaiting: boolean }
  | { readonly kind: 'request'; readonly request: LockedRequest; readonly isWaiting: boolean }

/** Locks the request or the package, and says whether it is this customer's and still waits for money. */
export async function lockWaiting(work: Work, { kind, id }: WaitingSubject, customerId: string): Promise<HeldWaiting> {
  if (kind === 'subscription') {
    const { customer_id, status, paid_at } = await lockSubscription(asSystem(work), id)
    return { kind, id, isWaiting: customer_id === customerId && status === 'Requested' && paid_at === null }
  }
  const request = await lockRequest(asSystem(work), id)
  const isTheirs = request.request.customer_id === customerId
  return { kind, request, isWaiting: isTheirs && (await waitsForMoney(work, request.request, request.orders)) }
}

/** Whether the request or the package waits for money at this moment, to be said on a screen; nothing is held. */
export async function stillWaits(work: Work, { kind, id }: WaitingSubject): Promise<boolean> {
  if (kind === 'request') {
    const { request, orders } = await findRequest(asSystem(work), id)
    return waitsForMoney(work, request, orders)
  }
  const from = work.db.selectFrom('subscriptions').select(['status', 'paid_at'])
  const row = await from.where('id', '=', id).executeTakeFirst()
  return row?.status === 'Requested' && row.paid_at === null
}

/**
 * Money for a request or a package goes to its own account, what was due on a request's goods to their orders; a package
 * starts with it. What does not wait for money any more leaves it in the customer's balance. The caller holds it (`held`).
 */
export async function payWaiting(
  work: Work,
  held: HeldWaiting,
  payment: Payment,
  credited: readonly Credit[],
): Promise<void> {
  if (!held.isWaiting) return
  if (held.kind === 'request') return takeRequestPayment(work, held.request, payment, byAccount(credited))
  const parts = await wholeSum(work, payment, credited)
  if (parts === null) return
  let left = payment.amount.minor
  for (const { from, kind, amount: has } of parts) {
    const minor = smallerOf(has.minor, left)
    left -= minor
    if (minor === 0n) continue
    const lines = transfer({ ...has, minor }, from, `subscription:${held.id}`)
    await postEntry(work, 'package_payment', lines, {
      reference: payment.number,
      onlyOnce: `payment:${payment.id}:${kind}`,
    })
  }
  await startPaidPackage(work, held.id, payment.site)
}

// A card that was declined gave the balance's part back; paid after all, the part is taken again, if it is still there.
async function wholeSum(work: Work, payment: Payment, credited: readonly Credit[]): Promise<readonly Credit[] | null> {
  const { amount, customerId, walletPartKind: kind } = payment
  const missing = credited.reduce((left, one) => left - one.amount.minor, amount.minor)
  if (missing <= 0n) return byAccount(credited)
  if (kind === null) return null
  const from = walletAccount(customerId, kind)
  const parts = byAccount([...credited, { from, kind, amount: { ...amount, minor: missing } }])
  const needed = parts.find((one) => one.from === from)?.amount.minor ?? 0n
  return (await readBalance(work, from)).minor < needed ? null : parts
}

// A balance and a method of the same kind stand in one account: together they are one entry.
function byAccount(credited: readonly Credit[]): readonly Credit[] {
  const sums = new Map<Credit['from'], Credit>()
  for (const one of credited) {
    const before = sums.get(one.from)
    sums.set(one.from, before ? { ...one, amount: add(before.amount, one.amount) } : one)
  }
  return [...sums.values()]
}
