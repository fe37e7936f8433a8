import type { Payment } from '#money/payments/payment.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { GatewayOutcome } from './gateway.ts'
import type { Settlement, Told, UnmatchedReason } from './settlement.ts'

export type ChargeFacts = {
  readonly paymentId: string | null
  readonly takenAs: 'settled' | 'credited' | 'unmatched'
  readonly reason?: string
  readonly entry: string | null
}

/** Records a gateway's transaction that brought money. The database refuses a second one with the same number. */
export async function writeCharge(
  work: Work,
  provider: string,
  outcome: GatewayOutcome,
  facts: ChargeFacts,
): Promise<void> {
  await work.db
    .insertInto('payment_charges')
    .values({
      provider,
      transaction_id: outcome.transactionId,
      payment_id: facts.paymentId,
      amount_minor: outcome.amount.minor,
      currency: outcome.amount.currency,
      taken_as: facts.takenAs,
      reason: facts.reason ?? null,
      entry_id: facts.entry,
      at: work.now,
    })
    .execute()
}

/**
 * Whether this transaction's money was taken already. Two simultaneous reports of one transaction wait for each other
 * here.
 */
export async function hasCharge(work: Work, provider: string, transactionId: string): Promise<boolean> {
  await lockTransaction(work, provider, transactionId)
  const row = await work.db
    .selectFrom('payment_charges')
    .select('transaction_id')
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return row !== undefined
}

async function lockTransaction(work: Work, provider: string, transactionId: string): Promise<void> {
  const name = `charge:${provider}:${transactionId}`
  await work.db
    .selectNoFrom(({ fn, val, cast }) =>
      fn('pg_advisory_xact_lock', [cast(fn('hashtextextended', [val(name), val(0)]), 'bigint')]).as('locked'),
    )
    .execute()
}

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
