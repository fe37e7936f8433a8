import { Agent, request } from 'undici'
import type { GatewayFailure } from '#payments/gateway.ts'
import type { PaymobAccount } from './account.ts'
import { readJson } from './read-json.ts'

export type PaymobCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly authorization?: string
  readonly body?: Readonly<Record<string, unknown>>
}

export type PaymobAnswer = { readonly kind: 'answered'; readonly body: unknown } | GatewayFailure

const readTries = 3
const longestAnswer = 1_000_000
const agents = new Map<number, Agent>()

/** One call with a deadline. Only reading is tried again: whatever changes something may have happened unseen. */
export async function callPaymob(account: PaymobAccount, call: PaymobCall): Promise<PaymobAnswer> {
  let answer = await callOnce(account, call)
  for (let tries = 1; call.method === 'GET' && answer.kind === 'unknown' && tries < readTries; tries += 1) {
    answer = await callOnce(account, call)
  }
  return answer
}

async function callOnce(account: PaymobAccount, call: PaymobCall): Promise<PaymobAnswer> {
  try {
    const response = await request(new URL(call.path, account.host), {
      method: call.method,
      dispatcher: agentWith(account.connectTimeoutMs ?? 5_000),
      signal: AbortSignal.timeout(account.totalTimeoutMs ?? 20_000),
      headers: {
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
        ...(call.authorization && { authorization: call.authorization }),
      },
      body: call.body ? JSON.stringify(call.body) : null,
    })
    return understood(response.statusCode, await textOf(response.body))
  } catch (fault) {
    return { kind: 'unknown', status: null, detail: fault instanceof Error ? fault.name : 'network' }
  }
}

function understood(status: number, text: string): PaymobAnswer {
  if (status >= 200 && status < 300) {
    const body = readJson(text)
    return body === undefined ? { kind: 'unknown', status, detail: 'not JSON' } : { kind: 'answered', body }
  }
  const detail = text.slice(0, 300)
  if (status === 401 || status === 403) return { kind: 'misconfigured', status, detail }
  // Too many calls and a gateway timing out say nothing about what became of the call.
  if (status === 408 || status === 429 || status >= 500) return { kind: 'unknown', status, detail }
  return { kind: 'refused', status, detail }
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > longestAnswer) throw new Error('answer too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function agentWith(connectTimeoutMs: number): Agent {
  const known = agents.get(connectTimeoutMs)
  if (known) return known
  const agent = new Agent({ connect: { timeout: connectTimeoutMs }, keepAliveTimeout: 4_000, connections: 32 })
  agents.set(connectTimeoutMs, agent)
  return agent
}
