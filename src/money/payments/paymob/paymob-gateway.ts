import type { GatewayFailure, PaymentGateway } from '#money/payments/gateways/gateway.ts'
import { siteCodes } from '#sites/sites.ts'
import { accountFault, integrationOf, type PaymobAccounts } from './account.ts'
import { createIntention } from './create-intention.ts'
import { inquire } from './inquire.ts'
import { refund } from './refund.ts'
import { verifyCallback } from './verify-callback.ts'

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
