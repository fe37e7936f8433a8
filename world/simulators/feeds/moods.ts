import { gzipSync } from 'node:zlib'

/** How a file is spoiled, as files of shops are. */
export const MOODS = [
  'well',
  'bom',
  'utf-16',
  'windows-1256',
  'packed',
  'packed-twice',
  'cut',
  'half',
  'bomb',
  'gone',
  'forbidden',
  'broken-server',
  'dropped',
] as const
export type Mood = (typeof MOODS)[number]

export type Sent = {
  readonly status: number
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** The connection breaks after so many bytes. */
  readonly dropAfter?: number
}

export function sentAs(text: string, type: string, mood: Mood): Sent {
  const ok = (bytes: Buffer, headers: Readonly<Record<string, string>> = {}): Sent => ({
    status: 200,
    bytes,
    headers: { 'content-type': type, ...headers },
  })
  const plain = Buffer.from(text)
  switch (mood) {
    case 'bom':
      return ok(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), plain]))
    case 'utf-16':
      return ok(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
    case 'windows-1256':
      return ok(windows1256(text))
    case 'packed':
      // Under a type that says nothing of it.
      return ok(gzipSync(plain), { 'content-type': 'text/plain' })
    case 'packed-twice':
      return ok(gzipSync(gzipSync(plain)), { 'content-encoding': 'gzip' })
    case 'cut': {
      const packed = gzipSync(plain)
      return ok(packed.subarray(0, Math.floor(packed.length * 0.6)))
    }
    case 'half':
      return ok(halved(text))
    case 'bomb':
      return ok(gzipSync(Buffer.concat([Buffer.from('<rss>'), Buffer.alloc(60_000_000, 32)])))
    case 'gone':
      return { status: 404, bytes: Buffer.from('Not here'), headers: {} }
    case 'forbidden':
      return { status: 403, bytes: Buffer.from('Not for you'), headers: {} }
    case 'broken-server':
      return { status: 503, bytes: Buffer.from('Later'), headers: {} }
    case 'dropped':
      return { ...ok(plain), dropAfter: Math.floor(plain.length / 2) }
    default:
      return ok(plain)
  }
}

/** The first half of the rows, well formed: as an export that was stopped. */
function halved(text: string): Buffer {
  const items = text.split(/(?=<item>)/)
  if (items.length > 2) {
    const kept = items.slice(0, Math.ceil(items.length / 2)).join('')
    return Buffer.from(kept.includes('</channel>') ? kept : `${kept}</channel></rss>`)
  }
  const lines = text.split('\n')
  return Buffer.from(lines.slice(0, Math.ceil(lines.length / 2)).join('\n'))
}

const decoder = new TextDecoder('windows-1256')
const CODES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
)

function windows1256(text: string): Buffer {
  return Buffer.from([...text].map((letter) => CODES.get(letter) ?? 0x3f))
}
