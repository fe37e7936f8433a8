import type { Told } from '#money/payments/gateways/settlement.ts'
import type { Work } from '#platform/work/work.ts'

/** Money that a provider says went back before it said that it came: kept until it does. Told again, it is the same. */
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
