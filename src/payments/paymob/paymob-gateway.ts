import type { CardGateway, GatewayFailure } from '#payments/gateway.ts'
import { accountFault, type PaymobAccounts } from './account.ts'
import { createIntention } from './create-intention.ts'
import { inquire, inquireTransaction } from './inquire.ts'
import { refund } from './refund.ts'
import { verifyCallback } from './verify-callback.ts'

/** The card gateway over Paymob. `alarm` is told when Paymob does not take our keys: nobody can pay until someone acts. */
export function paymobGateway(accounts: PaymobAccounts, alarm: (fault: GatewayFailure) => void): CardGateway {
  for (const site of ['eg', 'ae'] as const) {
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
    createCheckout: async (attempt) => watched(await createIntention(accounts[attempt.site], attempt)),
    readCallback: (rawBody, query) => verifyCallback(accounts, rawBody, query),
    inquire: async ({ reference, site }) => watched(await inquire(accounts[site], site, reference)),
    inquireTransaction: async ({ transactionId, site }) =>
      watched(await inquireTransaction(accounts[site], site, transactionId)),
    refund: async ({ transactionId, amount, site }) =>
      watched(await refund(accounts[site], transactionId, amount.minor)),
  }
}

function isMisconfigured(answer: { readonly kind: string }): answer is GatewayFailure {
  return answer.kind === 'misconfigured'
}
