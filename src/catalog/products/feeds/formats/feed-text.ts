import { createGunzip } from 'node:zlib'
import { FeedFault } from './feed-row.ts'

type Bytes = AsyncIterable<Uint8Array>
const SNIFFED = 65_536

/** The bytes of a feed, unpacked where they are gzip, whatever its address or content type says. At most `most` bytes. */
export async function* unpacked(body: Bytes, most: number, count: (bytes: number) => void): Bytes {
  const head = await firstBytes(body, 2)
  const isPacked = head.bytes[0] === 0x1f && head.bytes[1] === 0x8b
  const source = isPacked ? gunzip(head.all()) : head.all()
  let sum = 0
  try {
    for await (const chunk of source) {
      sum += chunk.length
      if (sum > most) throw new FeedFault('TOO_BIG')
      count(chunk.length)
      yield chunk
    }
  } catch (error) {
    throw isCut(error) ? new FeedFault('CUT_SHORT') : error
  }
}

/** The text of a feed by its byte order mark, its own declaration, the answer's charset, or by what fits. */
export async function* feedText(body: Bytes, contentType: string | null): AsyncGenerator<string> {
  const head = await firstBytes(body, SNIFFED)
  const decoder = new TextDecoder(encodingOf(head.bytes, contentType))
  for await (const chunk of head.all()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

async function* gunzip(body: Bytes): Bytes {
  const unzip = createGunzip()
  const fed = (async () => {
    for await (const chunk of body) if (!unzip.write(chunk)) await new Promise((go) => unzip.once('drain', go))
    unzip.end()
  })().catch((error: Error) => unzip.destroy(error))
  try {
    yield* unzip as Bytes
  } finally {
    unzip.destroy()
    unzip.emit('drain')
    void fed
  }
}

async function firstBytes(body: Bytes, least: number) {
  const iterator = body[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < least) {
    const { done, value } = await iterator.next()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  async function* all(): Bytes {
    try {
      yield* chunks
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { bytes: Buffer.concat(chunks).subarray(0, least), all }
}

function encodingOf(head: Buffer, contentType: string | null): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb) return 'utf-8'
  const second = head.subarray(0, 200).filter((_, place) => place % 2 === 1)
  if (second.length > 20 && second.every((byte) => byte === 0)) return 'utf-16le'
  const start = head.subarray(0, 200).toString('latin1')
  const said =
    /<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1] ?? /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1]
  const named = said && isKnown(said) && !/^utf-?(?:8|16)/i.test(said) ? said : null
  // Plain letters alone fit everything: then what the file says of itself decides, else its bytes.
  if (named !== null && head.every((byte) => byte < 0x80)) return named
  if (isUtf8(head)) return 'utf-8'
  return named ?? likelyEncoding(head)
}

// The end may cut a letter in two, which `stream` allows.
function isUtf8(head: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

function isKnown(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

/** Arabic words are rows of high bytes, European ones have single ones among plain letters. */
function likelyEncoding(head: Buffer): string {
  let inRows = 0
  let high = 0
  head.forEach((byte, place) => {
    if (byte < 0x80) return
    high += 1
    if ((head[place + 1] ?? 0) >= 0x80) inRows += 1
  })
  return inRows * 2 > high ? 'windows-1256' : 'windows-1252'
}

function isCut(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(?:Z_|UND_ERR_SOCKET|ECONNRESET|ERR_STREAM_PREMATURE)/.test(String(error.code))
  )
}
