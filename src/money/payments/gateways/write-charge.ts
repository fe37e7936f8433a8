import type { Work } from '#platform/work/work.ts'
import type { GatewayOutcome } from './gateway.ts'

export type ChargeFacts = {
  readonly paymentId: string | null
  readonly takenAs: 'settled' | 'credited' | 'unmatched'
  readonly reason?: string
  readonly entry: string | null
}

/** Remembers a gateway's transaction that brought money. A second one of the same number is refused by the database. */
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

/** Whether this transaction's money was taken already. Two tellers of one transaction wait for each other here. */
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
