import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'

const DECODERS: Record<string, () => Transform> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
  zstd: () => zlib.createZstdDecompress(),
}

export type Body =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'TOO_BIG' | 'BAD_ENCODING' }

/**
 * Reads a body to its end, decoded. Bytes are counted before and after every decoder, so that a compression bomb stops
 * at the limit.
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  limit: number,
  signal: AbortSignal,
): Promise<Body> {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (names.length > 2 || names.some((name) => !DECODERS[name])) {
    body.destroy()
    return { ok: false, reason: 'BAD_ENCODING' }
  }
  const chunks: Buffer[] = []
  const size = { exceeded: false }
  const decoders = names.reverse().flatMap((name) => [DECODERS[name]!(), counter(limit, size)])
  const sink = new Transform({
    transform(chunk: Buffer, _, done) {
      chunks.push(chunk)
      done()
    },
  })
  sink.resume()
  try {
    await pipeline([body, counter(limit, size), ...decoders, sink], { signal })
  } catch (error) {
    if (size.exceeded) return { ok: false, reason: 'TOO_BIG' }
    if (signal.aborted) throw error
    if (isEncodingFault(error)) return { ok: false, reason: 'BAD_ENCODING' }
    throw error
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}

function counter(limit: number, size: { exceeded: boolean }): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      size.exceeded ||= count > limit
      if (count > limit) done(new Error('Body over the limit'))
      else done(null, chunk)
    },
  })
}

function isEncodingFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(?:Z_|ERR_BROTLI|ERR_?_?BROTLI|ERR_PADDING|ERR_ZSTD|ZSTD_|ERR__ERROR)/.test(String(error.code))
  )
}
