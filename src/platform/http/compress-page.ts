import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { packPage, unpackPage } from './pages/keep-drawn.ts'
import type { PageText } from './pages/page-body.ts'

type Compress = (text: Buffer) => Buffer | Promise<Buffer>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// In order of preference, each at a level that is fast enough for a page.
const ways: readonly (readonly [string, Compress])[] = [
  ['zstd', packPage],
  ['br', (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ['gzip', (text) => zip(text, { level: 3 })],
]
const worthIt = 1000

export type Packed = { readonly body: Buffer; readonly encoding: string | null }

/** The text of a page for this browser: compressed if the browser accepts that. A packed one goes as it is to who reads zstd. */
export async function compressPage(text: PageText, accepted: string | undefined): Promise<Packed> {
  const readable = accepted ? encodingsOf(accepted) : null
  const isPacked = typeof text === 'object' && 'zstd' in text
  if (isPacked && readable?.has('zstd')) return { body: text.zstd, encoding: 'zstd' }
  const body = isPacked ? unpackPage(text) : typeof text === 'string' ? Buffer.from(text) : text
  const way = body.length > worthIt && ways.find(([name]) => readable?.has(name))
  return way ? { body: await way[1](body), encoding: way[0] } : { body, encoding: null }
}

function encodingsOf(accepted: string): ReadonlySet<string> {
  const named = accepted.toLowerCase().split(',')
  const wanted = named.filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
  return new Set(wanted.map((one) => one.split(';')[0]?.trim() ?? ''))
}
