import { callGateway, type GatewayCall } from '#payments/call-gateway.ts'
import type { GatewayFailure } from '#payments/gateway.ts'
import { readJson } from '#payments/read-json.ts'
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
