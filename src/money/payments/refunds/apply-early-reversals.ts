import { z } from 'zod'
import type { Told } from '#money/payments/gateways/settlement.ts'
import { lockPayment } from '#money/payments/move-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import type { Work } from '#platform/work/work.ts'
import { siteCodes } from '#sites/sites.ts'
import { applyReversal } from './apply-reversal.ts'

const outcomeForm = z.object({
  state: z.literal('reversed'),
  site: z.enum(siteCodes),
  transactionId: z.string(),
  providerReference: z.string(),
  reference: z.string().nullable(),
  amount: z.object({ minor: z.string().transform((text) => BigInt(text)), currency: z.string() }),
  isPart: z.boolean().optional(),
})

/** The money came after all: news of its return that came too early are applied now. The payment must be locked. */
export async function applyEarlyReversals(work: Work, { provider, outcome }: Told, payment: Payment): Promise<void> {
  const rows = await work.db
    .selectFrom('early_reversals')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', outcome.providerReference)
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .forUpdate()
    .execute()
  for (const row of rows) {
    const { isPart, ...kept } = outcomeForm.parse(row.outcome)
    const early = { ...kept, ...(isPart !== undefined && { isPart }), card: null, declineCode: null }
    const current = (await lockPayment(work, payment.id)) ?? payment
    await applyReversal(work, { provider, outcome: early }, current)
    await work.db
      .updateTable('early_reversals')
      .set({ applied_at: work.now, payment_id: payment.id })
      .where('provider', '=', provider)
      .where('provider_reference', '=', row.provider_reference)
      .where('transaction_id', '=', row.transaction_id)
      .execute()
  }
}
