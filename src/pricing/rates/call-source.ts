import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { failure, type SourceFailure } from './source-fault.ts'

/** The address of a source, and the time limits. */
export type SourceHost = {
  readonly host: string
  /** For one request with all its tries. */
  readonly deadlineMs?: number
  readonly firstPauseMs?: number
}

export type SourceCall = {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as a form. It changes nothing at the source, so it may be sent again. */
  readonly form?: URLSearchParams
}

export type SourceReply = {
  readonly ok: true
  readonly body: Buffer
  readonly cookies: readonly string[]
}

const mostTries = 3
const longestAnswer = 4_000_000
const agent = new Agent({ connect: { timeout: 5_000 }, keepAliveTimeout: 4_000, connections: 4 })
// Both central banks refuse clients that do not look like a browser.
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Asks a source once, and twice more where it fails or cannot be reached. A redirect is not followed. */
export async function callSource(source: SourceHost, call: SourceCall): Promise<SourceReply | SourceFailure> {
  const signal = AbortSignal.timeout(source.deadlineMs ?? 20_000)
  for (let tries = 1; ; tries++) {
    const reply = await callOnce(source, call, signal)
    const mayTryAgain = !reply.ok && (reply.fault === 'FAILING' || reply.fault === 'UNREACHABLE')
    if (!mayTryAgain || tries === mostTries) return reply
    const isInTime = await pause((source.firstPauseMs ?? 500) * 2 ** (tries - 1), true, { signal }).catch(() => false)
    if (!isInTime) return reply
  }
}

async function callOnce(
  { host }: SourceHost,
  { path, headers, form }: SourceCall,
  signal: AbortSignal,
): Promise<SourceReply | SourceFailure> {
  try {
    const response = await request(host.replace(/\/$/, '') + path, {
      method: form ? 'POST' : 'GET',
      dispatcher: agent,
      signal,
      headers: {
        'user-agent': browser,
        'accept-language': 'en',
        ...headers,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body: form ? form.toString() : null,
    })
    const body = await bodyOf(response.body)
    const { statusCode: status } = response
    if (status === 429 || status >= 500) return failure('FAILING', `HTTP ${status}`)
    if (status < 200 || status >= 300) return failure('TURNED_AWAY', `HTTP ${status}`)
    if (body === null) return failure('TOO_LARGE', `more than ${longestAnswer} bytes`)
    const cookies = [response.headers['set-cookie'] ?? []].flat()
    return { ok: true, body, cookies: cookies.map((cookie) => cookie.split(';')[0] ?? '') }
  } catch (thrown) {
    if (signal.aborted) return failure('TOO_SLOW', 'no whole answer in time')
    return failure('UNREACHABLE', thrown instanceof Error ? thrown.message || thrown.name : 'network')
  }
}

async function bodyOf(stream: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream) {
    length += piece.length
    if (length > longestAnswer) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
