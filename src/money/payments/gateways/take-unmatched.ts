import type { Payment } from '#money/payments/payment.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { Settlement, Told, UnmatchedReason } from './settlement.ts'
import { writeCharge } from './write-charge.ts'

/** Money that came and fits nothing: it stands in suspense, and finance is told. Never dropped, never guessed. */
export async function takeUnmatched(
  work: Work,
  { provider, outcome }: Told,
  reason: UnmatchedReason,
  payment: Payment | null,
): Promise<Settlement> {
  const { minor, currency } = outcome.amount
  const reference = payment?.number ?? outcome.reference ?? outcome.providerReference
  const entry =
    isCurrency(currency) && minor > 0n
      ? await postEntry(
          work,
          'payment_unmatched',
          transfer(money(minor, currency), `gateway:${provider}`, `suspense:${provider}`),
          { reference, note: reason, onlyOnce: `${provider}:${outcome.transactionId}` },
        )
      : null
  await writeCharge(work, provider, outcome, { paymentId: payment?.id ?? null, takenAs: 'unmatched', reason, entry })
  await announce(work, 'payment.unmatched', {
    payment: payment?.id ?? null,
    number: payment?.number ?? null,
    provider,
    transaction: outcome.transactionId,
    amount: minor.toString(),
    currency,
    reason,
  })
  return { kind: 'unmatched', reason, payment }
}
