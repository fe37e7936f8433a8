import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type AllowedHosts, mayFetch } from '#catalog/reader/fetching/fetch-target.ts'
import type { ProductProvider, ProviderAnswer } from '#catalog/reader/fetching/product-provider.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { productOfZyte, zyteAnswerForm } from './product-of-zyte.ts'

type ZyteOptions = ZyteAccount & {
  readonly callsPerDay: number
  readonly allow?: AllowedHosts
  /** Called if Zyte does not accept our key. */
  readonly alarm?: (fault: object) => void
}

/** Zyte as the provider of product data. It is asked only for addresses that we would fetch ourselves. */
export function zyteProvider(options: ZyteOptions): ProductProvider {
  const inTurn = limitAtOnce(4, 12)
  const ask = async (url: string): Promise<ProviderAnswer> => {
    if (!URL.canParse(url) || !mayFetch(new URL(url), options.allow ?? new Set())) return no('REFUSED_ADDRESS')
    const answer = await inTurn(() => callZyte(options, url))
    if (answer?.kind === 'misconfigured') {
      options.alarm?.({ status: answer.status })
      return no('MISCONFIGURED')
    }
    if (answer?.kind !== 'answered') return no('NOT_ANSWERED')
    return understood(answer.body)
  }
  return { name: 'zyte', callsPerDay: options.callsPerDay, ask }
}

type ZyteAccount = {
  readonly host: string
  readonly key: string
  /** For all tries and pauses together: a customer is waiting. */
  readonly deadlineMs: number
  readonly firstPauseMs?: number
}

type ZyteCall =
  | { readonly kind: 'answered'; readonly body: unknown }
  | { readonly kind: 'misconfigured' | 'refused' | 'unanswered'; readonly status: number | null }

const LONGEST_ANSWER = 2_000_000
const MOST_TRIES = 4
const agent = new Agent({ connect: { timeout: 5_000 }, keepAliveTimeout: 4_000, connections: 8 })

/** Asks Zyte to read one product page. 429 and 503 are tried again after growing pauses, a temporary ban (520) too. */
async function callZyte(account: ZyteAccount, url: string): Promise<ZyteCall> {
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

function understood(body: unknown): ProviderAnswer {
  const parsed = zyteAnswerForm.safeParse(body)
  if (!parsed.success) return no('NOT_ANSWERED')
  const { statusCode = 200, product } = parsed.data
  if (statusCode === 404 || statusCode === 410) return no('NOT_FOUND')
  const facts = statusCode < 400 && product ? productOfZyte(product) : null
  return facts && product ? { ok: true, url: product.url, product: facts } : no('NO_PRODUCT')
}

const no = (reason: Extract<ProviderAnswer, { ok: false }>['reason']): ProviderAnswer => ({ ok: false, reason })
