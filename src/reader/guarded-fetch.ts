import { lookup as lookupName } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher, request } from 'undici'
import { decodeHtml } from './decode-html.ts'
import { type AllowedHosts, isAllowed, mayFetch } from './fetch-target.ts'
import { limitAtOnce } from './limit-at-once.ts'
import type { FetchAnswer, FetchFailure, PageFetcher } from './page-fetcher.ts'
import { makePageParser } from './page-parser.ts'
import { isPublicAddress } from './public-address.ts'
import { readBody } from './read-body.ts'

export type FetcherOptions = {
  /** Development shops as `host:port`; empty in production. */
  readonly allow?: AllowedHosts
  readonly resolve?: (host: string) => Promise<readonly string[]>
  readonly limitMs?: number
  readonly limitBytes?: number
  readonly atOnce?: number
}

const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  'accept-language': 'en-US,en;q=0.9,ar;q=0.7',
  'accept-encoding': 'gzip, br',
  'upgrade-insecure-requests': '1',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
}
const REFUSED = 'REFUSED_ADDRESS'
const MOST_REDIRECTS = 5

/** The one way out to other people's servers: only public addresses, checked when connecting and again at each redirect. */
export function makePageFetcher(options: FetcherOptions = {}): PageFetcher {
  const inTurn = limitAtOnce(options.atOnce ?? 10, 100)
  return {
    fetchPage: async (address) => (await inTurn(() => fetchInTime(address, options))) ?? failed('BUSY'),
    parsePage: makePageParser(),
  }
}

async function fetchInTime(address: string, options: FetcherOptions): Promise<FetchAnswer> {
  const signal = AbortSignal.timeout(options.limitMs ?? 8000)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    return failed(signal.aborted ? 'TIMEOUT' : reasonOf(error))
  }
}

async function follow(address: string, options: FetcherOptions, signal: AbortSignal): Promise<FetchAnswer> {
  let url = URL.canParse(address) ? new URL(address) : null
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    if (!url || !mayFetch(url, options.allow ?? new Set())) return failed(REFUSED)
    const answer = await visit(url, options, signal)
    if (!('next' in answer)) return answer
    url = URL.canParse(answer.next, url.href) ? new URL(answer.next, url.href) : null
  }
  return failed('TOO_MANY_REDIRECTS')
}

async function visit(
  url: URL,
  options: FetcherOptions,
  signal: AbortSignal,
): Promise<FetchAnswer | { readonly next: string }> {
  const agent = new Agent({
    connect: { lookup: guardedLookup(url, options), timeout: 5000 },
    maxHeaderSize: 32_768,
    pipelining: 1,
  })
  const closed = () => void agent.destroy()
  signal.addEventListener('abort', closed, { once: true })
  try {
    const response = await request(url, {
      dispatcher: agent,
      headers: HEADERS,
      signal,
      headersTimeout: 8000,
      bodyTimeout: 8000,
    })
    response.body.on('error', () => undefined)
    const location = first(response.headers.location)
    if ([301, 302, 303, 307, 308].includes(response.statusCode) && location) return { next: location }
    return await readAnswer(url, response, options, signal)
  } finally {
    signal.removeEventListener('abort', closed)
    agent.destroy().catch(() => undefined)
  }
}

async function readAnswer(
  url: URL,
  response: Dispatcher.ResponseData,
  options: FetcherOptions,
  signal: AbortSignal,
): Promise<FetchAnswer> {
  if (response.statusCode < 200 || response.statusCode > 299)
    return { ...failed(`HTTP_${response.statusCode}`), url: url.href }
  const type = first(response.headers['content-type'])
  if (type && !/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return failed('NOT_HTML')
  const body = await readBody(
    response.body,
    first(response.headers['content-encoding']),
    options.limitBytes ?? 3_000_000,
    signal,
  )
  if (!body.ok) return failed(body.reason)
  const html = decodeHtml(body.bytes, type ?? null)
  return type || /^\s*(?:<!doctype html|<html|<head|<body)/i.test(html)
    ? { ok: true, url: url.href, html }
    : failed('NOT_HTML')
}

/** Looks a name up once; the connection then goes to the very addresses that were checked, so that no second answer can swap them. */
function guardedLookup(url: URL, options: FetcherOptions): LookupFunction {
  const resolve = options.resolve ?? resolveName
  const isOurs = isAllowed(url, options.allow ?? new Set())
  return (host, asked, done) => {
    const found = isOurs ? Promise.resolve(['127.0.0.1']) : resolve(host)
    found.then(
      (addresses) => {
        const isFit = addresses.length > 0 && (isOurs || addresses.every(isPublicAddress))
        if (!isFit) return done(Object.assign(new Error('Not a public address'), { code: REFUSED }), '', 4)
        const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        if (asked.all) return done(null, answers)
        return done(null, answers[0]!.address, answers[0]!.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 4),
    )
  }
}

async function resolveName(host: string): Promise<string[]> {
  return (await lookupName(host, { all: true })).map((answer) => answer.address)
}

function reasonOf(error: unknown): FetchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === REFUSED) return REFUSED
    if (code === 'UND_ERR_HEADERS_OVERFLOW') return 'TOO_BIG'
    if (/TIMEOUT|TIMEDOUT/.test(code)) return 'TIMEOUT'
  }
  return 'UNREACHABLE'
}

const failed = (reason: FetchFailure): FetchAnswer => ({ ok: false, reason })
const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)
