import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'

export type ZyteAccount = {
  readonly host: string
  readonly key: string
  /** For all tries and pauses together: a customer is waiting. */
  readonly deadlineMs: number
  readonly firstPauseMs?: number
}

export type ZyteCall =
  | { readonly kind: 'answered'; readonly body: unknown }
  | { readonly kind: 'misconfigured' | 'refused' | 'unanswered'; readonly status: number | null }

const LONGEST_ANSWER = 2_000_000
const MOST_TRIES = 4
const agent = new Agent({ connect: { timeout: 5_000 }, keepAliveTimeout: 4_000, connections: 8 })

/** Asks Zyte to read one product page. 429 and 503 are tried again after growing pauses, a temporary ban (520) too. */
export async function callZyte(account: ZyteAccount, url: string): Promise<ZyteCall> {
  const signal = AbortSignal.timeout(account.deadlineMs)
  try {
    for (let tries = 1; ; tries++) {
      const { status, text } = await callOnce(account, url, signal)
      if (status === 200) return { kind: 'answered', body: JSON.parse(text) }
      if (status === 401 || status === 403) return { kind: 'misconfigured', status }
      if (status !== 429 && status !== 503 && status !== 520) return { kind: 'refused', status }
      if (tries === MOST_TRIES) return { kind: 'unanswered', status }
      await pause((account.firstPauseMs ?? 500) * 2 ** (tries - 1), undefined, { signal })
    }
  } catch {
    return { kind: 'unanswered', status: null }
  }
}

async function callOnce(account: ZyteAccount, url: string, signal: AbortSignal) {
  const response = await request(new URL('/v1/extract', account.host), {
    method: 'POST',
    dispatcher: agent,
    signal,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${account.key}:`).toString('base64')}`,
    },
    body: JSON.stringify({ url, product: true, productOptions: { extractFrom: 'httpResponseBody' } }),
  })
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of response.body as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > LONGEST_ANSWER) throw new Error('answer too long')
    pieces.push(piece)
  }
  return { status: response.statusCode, text: Buffer.concat(pieces).toString('utf8') }
}
