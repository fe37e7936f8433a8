import { lookup as lookupName } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher, request } from 'undici'
import { makePageParser } from '#catalog/reader/page-parser.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { decodeHtml } from './decode-html.ts'
import { type AllowedHosts, isAllowed, isPublicAddress, mayFetch } from './fetch-target.ts'
import type { FetchAnswer, FetchFailure, PageFetcher, PictureAnswer } from './page-fetcher.ts'
import { readBody } from './read-body.ts'

export type FetcherOptions = {
  /** Development shops as `host:port`; empty in production. */
  readonly allow?: AllowedHosts
  readonly resolve?: (host: string) => Promise<readonly string[]>
  readonly limitMs?: number
  readonly limitBytes?: number
  readonly atOnce?: number
}

export const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'accept-language': 'en-US,en;q=0.9,ar;q=0.7',
  'accept-encoding': 'gzip, br',
}
export type Failed = Extract<FetchAnswer, { readonly ok: false }>
/** What is fetched: the browser's headers for it, and how the answer is read. */
export type Wanted<Found> = {
  readonly headers: Readonly<Record<string, string>>
  readonly read: (url: URL, response: Dispatcher.ResponseData, limits: Limits, signal: AbortSignal) => Promise<Found>
}
/** `silenceMs`: how long an answer may stop, where it may take longer in all. */
type Limits = FetcherOptions & { readonly limitMs: number; readonly limitBytes: number; readonly silenceMs?: number }

const PAGE: Wanted<FetchAnswer> = {
  headers: {
    ...BROWSER,
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
    'upgrade-insecure-requests': '1',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
  },
  read: readPage,
}
const PICTURE: Wanted<PictureAnswer> = {
  headers: {
    ...BROWSER,
    accept: 'image/avif,image/webp,image/*;q=0.8',
    'sec-fetch-dest': 'image',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-site': 'cross-site',
  },
  read: readPicture,
}
const REFUSED = 'REFUSED_ADDRESS'
const MOST_REDIRECTS = 5

/**
 * The only way to other people's servers: only public addresses, checked when connecting and again at each redirect.
 */
export function makePageFetcher(options: FetcherOptions = {}): PageFetcher {
  const inTurn = limitAtOnce(options.atOnce ?? 10, 100)
  const limits = { limitMs: 8000, limitBytes: 3_000_000, ...options }
  return {
    fetchPage: async (address) => (await inTurn(() => fetchInTime(address, limits, PAGE))) ?? failed('BUSY'),
    parsePage: makePageParser(),
  }
}

/** The same guard for pictures of products; their bytes are checked when they are drawn (`pictures/`). */
export function makePictureFetcher(options: FetcherOptions = {}): (address: string) => Promise<PictureAnswer> {
  const inTurn = limitAtOnce(options.atOnce ?? 6, 200)
  const limits = { limitMs: 6000, limitBytes: 6_000_000, ...options }
  return async (address) => (await inTurn(() => fetchInTime(address, limits, PICTURE))) ?? failed('BUSY')
}

/** One request through the guard, with its redirects, within its time. */
export async function fetchInTime<Found>(
  address: string,
  limits: Limits,
  wanted: Wanted<Found>,
): Promise<Found | Failed> {
  const signal = AbortSignal.timeout(limits.limitMs)
  try {
    return await follow(address, limits, wanted, signal)
  } catch (error) {
    return failed(signal.aborted ? 'TIMEOUT' : reasonOf(error))
  }
}

async function follow<Found>(
  address: string,
  limits: Limits,
  wanted: Wanted<Found>,
  signal: AbortSignal,
): Promise<Found | Failed> {
  let url = URL.canParse(address) ? new URL(address) : null
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    if (!url || !mayFetch(url, limits.allow ?? new Set())) return failed(REFUSED)
    const { found, next } = await visit(url, limits, wanted, signal)
    if (found !== undefined) return found
    url = URL.canParse(next, url.href) ? new URL(next, url.href) : null
  }
  return failed('TOO_MANY_REDIRECTS')
}

async function visit<Found>(
  url: URL,
  limits: Limits,
  wanted: Wanted<Found>,
  signal: AbortSignal,
): Promise<{ readonly found?: Found; readonly next: string }> {
  const agent = new Agent({
    connect: { lookup: guardedLookup(url, limits), timeout: 5000 },
    maxHeaderSize: 32_768,
    pipelining: 1,
  })
  const closed = () => void agent.destroy()
  signal.addEventListener('abort', closed, { once: true })
  try {
    const response = await request(url, {
      dispatcher: agent,
      headers: wanted.headers,
      signal,
      headersTimeout: limits.silenceMs ?? limits.limitMs,
      bodyTimeout: limits.silenceMs ?? limits.limitMs,
    })
    response.body.on('error', () => undefined)
    const location = first(response.headers.location)
    if ([301, 302, 303, 307, 308].includes(response.statusCode) && location) return { next: location }
    return { found: await wanted.read(url, response, limits, signal), next: '' }
  } finally {
    signal.removeEventListener('abort', closed)
    agent.destroy().catch(() => undefined)
  }
}

async function readPage(
  url: URL,
  response: Dispatcher.ResponseData,
  limits: Limits,
  signal: AbortSignal,
): Promise<FetchAnswer> {
  if (response.statusCode < 200 || response.statusCode > 299)
    return { ...failed(`HTTP_${response.statusCode}`), url: url.href }
  const type = first(response.headers['content-type'])
  if (type && !/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return failed('NOT_HTML')
  const body = await readBody(response.body, first(response.headers['content-encoding']), limits.limitBytes, signal)
  if (!body.ok) return failed(body.reason)
  const html = decodeHtml(body.bytes, type ?? null)
  return type || /^\s*(?:<!doctype html|<html|<head|<body)/i.test(html)
    ? { ok: true, url: url.href, html }
    : failed('NOT_HTML')
}

async function readPicture(
  _url: URL,
  response: Dispatcher.ResponseData,
  limits: Limits,
  signal: AbortSignal,
): Promise<PictureAnswer> {
  const { statusCode, headers } = response
  if (statusCode < 200 || statusCode > 299) return failed(`HTTP_${statusCode}`)
  const body = await readBody(response.body, first(headers['content-encoding']), limits.limitBytes, signal)
  return body.ok ? body : failed(body.reason)
}

/**
 * Resolves a name once; the connection then goes to the checked addresses, so that a second DNS answer cannot replace
 * them.
 */
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

export const failed = (reason: FetchFailure): Failed => ({ ok: false, reason })
export const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value
