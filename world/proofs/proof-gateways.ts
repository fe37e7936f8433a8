import { usualPageMethods } from '#money/payments/fawry/account.ts'
import { fawryGateway } from '#money/payments/fawry/fawry-gateway.ts'
import { type GatewayOutcome, gateways, type PaymentGateway } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { fawryKey, paymobSecret } from './stories/told-callbacks.ts'

/**
 * The true state of each transaction, by its number, and of each attempt, by its reference: what a gateway answers to
 * an inquiry.
 */
export type Truth = Map<string, GatewayOutcome>

/** The real adapters for reading callbacks; inquiries are answered from the story's truth, without a network. */
export function openProofGateways(truth: Truth): Ports {
  const nowhere = 'http://127.0.0.1:9'
  const account = {
    host: nowhere,
    secretKey: 's',
    publicKey: 'p',
    hmacSecret: paymobSecret,
    apiKey: 'a',
    cardIntegrationId: 1001,
    walletIntegrationId: 1002,
  }
  const fawry = { host: nowhere, merchantCode: 'M', secureKey: fawryKey, pageMethods: usualPageMethods }
  const asked = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    inquire: async ({ reference, transactionId }) => {
      const outcome = truth.get((gateway.provider === 'paymob' ? transactionId : null) ?? reference ?? '')
      return outcome ? { kind: 'outcome', outcome } : { kind: 'nothingYet' }
    },
  })
  const silent = () => undefined
  const all = [paymobGateway({ eg: account, ae: account }, silent), fawryGateway(fawry, silent)].map(asked)
  return plugIn([plug(gateways, gatherGateways(all))])
}
