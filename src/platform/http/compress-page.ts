import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

type Compress = (text: Buffer) => Promise<Buffer>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const zstd = promisify(zstdCompress)

// In order of preference, each at a level that is fast enough for a page: zstd is as small as gzip in a third of its time.
const ways: readonly (readonly [string, Compress])[] = [
  ['zstd', (text) => zstd(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } })],
  ['br', (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ['gzip', (text) => zip(text, { level: 3 })],
]
const worthIt = 1000

export type Packed = { readonly body: Buffer; readonly encoding: string | null }

/** The text of a page for this browser: compressed in another thread, if the browser accepts that. */
export async function compressPage(text: string | Buffer, accepted: string | undefined): Promise<Packed> {
  const body = typeof text === 'string' ? Buffer.from(text) : text
  const readable = accepted && body.length > worthIt ? encodingsOf(accepted) : null
  const way = readable && ways.find(([name]) => readable.has(name))
  return way ? { body: await way[1](body), encoding: way[0] } : { body, encoding: null }
}

function encodingsOf(accepted: string): ReadonlySet<string> {
  const named = accepted.toLowerCase().split(',')
  const wanted = named.filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
  return new Set(wanted.map((one) => one.split(';')[0]?.trim() ?? ''))
}
