import { callGateway, type GatewayCall } from '#money/payments/gateways/call-gateway.ts'
import type { GatewayFailure } from '#money/payments/gateways/gateway.ts'
import { readJson } from '#money/payments/gateways/read-json.ts'
import type { PaymobAccount } from './account.ts'

export type PaymobAnswer = { readonly kind: 'answered'; readonly body: unknown } | GatewayFailure

/** One call, whose answer is JSON with its numbers kept as they were sent. */
export async function callPaymob(account: PaymobAccount, call: GatewayCall): Promise<PaymobAnswer> {
  const answer = await callGateway(account, call)
  if (answer.kind !== 'answered') return answer
  const body = readJson(answer.text)
  if (body === undefined) return { kind: 'unknown', status: answer.status, detail: 'not JSON' }
  return { kind: 'answered', body }
}
