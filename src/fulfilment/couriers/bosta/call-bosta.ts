import { z } from 'zod'
import type { CourierFailure } from '#fulfilment/couriers/courier.ts'
import { callGateway, type GatewayCall } from '#money/payments/gateways/call-gateway.ts'
import type { BostaAccount } from './account.ts'

const envelope = z.object({ success: z.boolean().optional(), data: z.unknown() })

export type BostaAnswer = { readonly kind: 'answered'; readonly data: unknown } | CourierFailure

/** One call with a deadline: the key alone in its header, and the answer in an envelope. */
export async function callBosta(account: BostaAccount, call: Omit<GatewayCall, 'authorization'>): Promise<BostaAnswer> {
  const timeouts = {
    connectTimeoutMs: account.connectTimeoutMs ?? 4_000,
    totalTimeoutMs: account.totalTimeoutMs ?? 8_000,
  }
  const answer = await callGateway({ host: account.host, ...timeouts }, { ...call, authorization: account.apiKey })
  if (answer.kind !== 'answered') return answer
  const { status } = answer
  const read = envelope.safeParse(parsed(answer.text))
  if (!read.success) return { kind: 'unknown', status, detail: 'not an answer of Bosta' }
  if (read.data.success === false) return { kind: 'refused', status, detail: answer.text.slice(0, 300) }
  return { kind: 'answered', data: read.data.data }
}

/** Bosta's error number, if its refusal has one. */
export function errorCode({ detail }: CourierFailure): number | null {
  const found = /"errorCode"\s*:\s*"?(\d+)/.exec(detail)?.[1]
  return found === undefined ? null : Number(found)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
