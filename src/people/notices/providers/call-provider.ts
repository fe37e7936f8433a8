import { Agent, request } from 'undici'
import type { SendAnswer } from '#people/notices/notices.ports.ts'

export type ProviderCall = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly authorization?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly json?: object
}
/** What came back, whatever its status; or why nothing did. */
export type ProviderAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  /** Nothing was sent: there was no connection. */
  | { readonly kind: 'unreached'; readonly why: string }
  /** It was sent, and no answer was understood: it may have taken effect. */
  | { readonly kind: 'silent'; readonly why: string }

const connectMs = 4_000
const deadlineMs = 10_000
const longestAnswer = 262_144
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/
const agent = new Agent({ connect: { timeout: connectMs }, keepAliveTimeout: 4_000, connections: 16 })

/** One call with a deadline, never repeated here: a message may have been taken without an answer. */
export async function callProvider(call: ProviderCall, totalMs = deadlineMs): Promise<ProviderAnswer> {
  const { form, json, authorization, headers } = call
  try {
    const { statusCode, body } = await request(call.url, {
      method: call.method ?? 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(totalMs),
      headers: {
        accept: 'application/json',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json && { 'content-type': 'application/json' }),
        ...(authorization && { authorization }),
        ...headers,
      },
      body: form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json) : null,
    })
    const text = await textOf(body)
    return { kind: 'answered', status: statusCode, body: statusCode === 204 ? null : (JSON.parse(text) as unknown) }
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
    const why = code || (fault instanceof Error ? fault.name : 'network')
    return { kind: neverSent.test(code) ? 'unreached' : 'silent', why }
  }
}

/** What an answer of no success means, by its HTTP status: too many calls were not taken, an error of theirs may have been. */
export function unsuccessful(
  answer: Exclude<ProviderAnswer, { kind: 'answered' }> | { kind: 'answered'; status: number },
  why: string,
): SendAnswer {
  if (answer.kind === 'unreached') return { kind: 'later', why: answer.why }
  if (answer.kind === 'silent') return { kind: 'unknown', why: answer.why }
  if (answer.status === 429 || answer.status === 503 || answer.status === 401 || answer.status === 403)
    return { kind: 'later', why }
  return answer.status >= 500 || answer.status === 408 ? { kind: 'unknown', why } : { kind: 'refused', why }
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
