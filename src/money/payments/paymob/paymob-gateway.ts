import { z } from 'zod'
import type { GatewayFailure, PaymentGateway, RefundAnswer } from '#money/payments/gateways/gateway.ts'
import { siteCodes } from '#sites/sites.ts'
import { accountFault, integrationOf, type PaymobAccount, type PaymobAccounts } from './account.ts'
import { callPaymob } from './call-paymob.ts'
import { createIntention, wireAmount } from './create-intention.ts'
import { inquire } from './inquire.ts'
import { verifyCallback } from './verify-callback.ts'

const refundForm = z.object({ id: z.string().regex(/^\d+$/), success: z.boolean(), pending: z.boolean() })

/** The gateway over Paymob: cards on both sites, mobile wallets where the Egyptian account has an integration for them. `alarm` is told when Paymob does not take our keys: nobody can pay until someone acts. */
export function paymobGateway(accounts: PaymobAccounts, alarm: (fault: GatewayFailure) => void): PaymentGateway {
  for (const site of siteCodes) {
    const fault = accountFault(accounts[site])
    if (fault) throw new Error(`Paymob account of ${site}: ${fault}`)
  }
  const watched = <Answer extends { readonly kind: string }>(
    answer: Answer | GatewayFailure,
  ): Answer | GatewayFailure => {
    if (isMisconfigured(answer)) alarm(answer)
    return answer
  }
  return {
    provider: 'paymob',
    serves: (method, site) => integrationOf(accounts[site], method) !== null,
    open: async (attempt) => watched(await createIntention(accounts[attempt.site], attempt)),
    readCallback: ({ rawBody, query }) => verifyCallback(accounts, rawBody, query),
    inquire: async (question) => watched(await inquire(accounts[question.site], question)),
    refund: async ({ transactionId, amount, site }) =>
      watched(await refund(accounts[site], transactionId, amount.minor)),
  }
}

function isMisconfigured(answer: { readonly kind: string }): answer is GatewayFailure {
  return answer.kind === 'misconfigured'
}

/** Sends money back to the card it came from. An `unknown` answer must be looked up, never sent again blindly. */
async function refund(account: PaymobAccount, transactionId: string, minor: bigint): Promise<RefundAnswer> {
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
