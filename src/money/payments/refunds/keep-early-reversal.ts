import type { Told } from '#money/payments/gateways/settlement.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * A report that money was sent back, before the report that it came: stored until it comes. A second report changes
 * nothing.
 */
export async function keepEarlyReversal(work: Work, { provider, outcome }: Told): Promise<void> {
  const { state, site, transactionId, providerReference, reference, amount, isPart } = outcome
  const kept = { state, site, transactionId, providerReference, reference, isPart }
  await work.db
    .insertInto('early_reversals')
    .values({
      provider,
      transaction_id: transactionId,
      provider_reference: providerReference,
      received_at: work.now,
      outcome: JSON.stringify({ ...kept, amount: { minor: String(amount.minor), currency: amount.currency } }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
