import type { GatewayFailure, PaymentGateway } from '#money/payments/gateways/gateway.ts'
import { type FawryAccount, fawrySite, takes } from './account.ts'
import { chargeReference } from './charge-reference.ts'
import { inquire } from './inquire.ts'
import { openPage } from './open-page.ts'
import { cancelUnpaid, refund } from './refund.ts'
import { verifyNotification } from './verify-notification.ts'

/**
 * The gateway over FawryPay: codes paid at its points, and its page for cards, bank instalments and valU. `alarm` is told
 * when Fawry does not take our keys: nobody can pay until someone acts.
 */
export function fawryGateway(account: FawryAccount, alarm: (fault: GatewayFailure) => void): PaymentGateway {
  const watched = <Answer extends { readonly kind: string }>(answer: Answer | GatewayFailure) => {
    if (isMisconfigured(answer)) alarm(answer)
    return answer
  }
  return {
    provider: 'fawry',
    serves: (method, site) => site === fawrySite && takes(account, method),
    open: async (attempt) =>
      watched(await (attempt.method === 'fawry' ? chargeReference(account, attempt) : openPage(account, attempt))),
    readCallback: (received) => verifyNotification(account, received),
    // Fawry is asked by our reference alone.
    inquire: async ({ reference }) =>
      reference
        ? watched(await inquire(account, reference))
        : { kind: 'unknown', status: null, detail: 'Fawry is asked by our reference' },
    refund: async ({ transactionId, amount }) => watched(await refund(account, transactionId, amount.minor)),
    cancel: async ({ providerReference }) => watched(await cancelUnpaid(account, providerReference)),
  }
}

function isMisconfigured(answer: { readonly kind: string }): answer is GatewayFailure {
  return answer.kind === 'misconfigured'
}
