import { z } from 'zod'
import type { RefundAnswer } from '#money/payments/gateways/gateway.ts'
import type { PaymobAccount } from './account.ts'
import { callPaymob } from './call-paymob.ts'
import { wireAmount } from './create-intention.ts'

const refundForm = z.object({ id: z.string().regex(/^\d+$/), success: z.boolean(), pending: z.boolean() })

/** Sends money back to the card it came from. An `unknown` answer must be looked up, never sent again blindly. */
export async function refund(account: PaymobAccount, transactionId: string, minor: bigint): Promise<RefundAnswer> {
  const answer = await callPaymob(account, {
    method: 'POST',
    path: '/api/acceptance/void_refund/refund',
    authorization: `Token ${account.secretKey}`,
    body: { transaction_id: transactionId, amount_cents: String(wireAmount(minor)) },
  })
  if (answer.kind !== 'answered') return answer
  const made = refundForm.safeParse(answer.body)
  if (!made.success) return { kind: 'unknown', status: null, detail: 'unexpected refund' }
  if (made.data.pending) return { kind: 'unknown', status: null, detail: 'refund pending' }
  if (!made.data.success) return { kind: 'refused', status: null, detail: 'refund declined' }
  return { kind: 'refunded', transactionId: made.data.id }
}
