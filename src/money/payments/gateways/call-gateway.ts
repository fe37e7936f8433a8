import { Agent, request } from 'undici'
import type { GatewayFailure } from './gateway.ts'

/** A gateway's address, and its time limit. */
export type GatewayHost = {
  readonly host: string
  readonly connectTimeoutMs?: number
  readonly totalTimeoutMs?: number
}

export type GatewayCall = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With its query exactly as it must be sent: some gateways sign this text. */
  readonly path: string
  readonly authorization?: string
  readonly body?: Readonly<Record<string, unknown>>
}

export type GatewayText = { readonly kind: 'answered'; readonly status: number; readonly text: string } | GatewayFailure

const readTries = 3
const longestAnswer = 1_000_000
const agents = new Map<number, Agent>()

/**
 * One call with a deadline. Only reading calls are tried again: any other call may have taken effect without an answer.
 */
export async function callGateway(host: GatewayHost, call: GatewayCall): Promise<GatewayText> {
  let answer = await callOnce(host, call)
  for (let tries = 1; call.method === 'GET' && answer.kind === 'unknown' && tries < readTries; tries += 1) {
    answer = await callOnce(host, call)
  }
  return answer
}

async function callOnce(host: GatewayHost, call: GatewayCall): Promise<GatewayText> {
  try {
    const response = await request(host.host.replace(/\/$/, '') + call.path, {
      method: call.method,
      dispatcher: agentWith(host.connectTimeoutMs ?? 5_000),
      signal: AbortSignal.timeout(host.totalTimeoutMs ?? 20_000),
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

function understood(status: number, text: string): GatewayText {
  if (status >= 200 && status < 300) return { kind: 'answered', status, text }
  const detail = text.slice(0, 300)
  if (status === 401 || status === 403) return { kind: 'misconfigured', status, detail }
  // "Too many calls" and a timeout at the gateway say nothing about the call's effect.
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
