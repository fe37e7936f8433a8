import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/** Unpacks a WOFF 1 font (W3C, 2012) to OpenType with the same tables, so that drawing need not unpack it each time. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, place) => {
    const at = headerBytes + place * entryBytes
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packed)
    const body = packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), body }
  })
  const log = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** log * 16, 6)
  head.writeUInt16BE(log, 8)
  head.writeUInt16BE(count * 16 - 2 ** log * 16, 10)
  let offset = head.length
  const bodies = tables.map(({ tag, checksum, body }, place) => {
    const at = 12 + place * 16
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(body.length, at + 12)
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}
