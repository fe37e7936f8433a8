import { crc32, inflateRawSync } from 'node:zlib'

const mostEntries = 100
const largestEntry = 2_000_000
const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

/**
 * Reads the wanted files of a small zip, strictly: no encryption, no parts, no zip64, sizes and checksums as promised, and
 * never more than promised is inflated. Throws on anything else: what is cut off or made to burst is not read half.
 */
export function unzip(file: Buffer, isWanted: (name: string) => boolean): ReadonlyMap<string, Buffer> {
  const { count, start } = readEnd(file)
  const found = new Map<string, Buffer>()
  let at = start
  for (let index = 0; index < count; index++) {
    const entry = readEntry(file, at)
    at = entry.next
    if (!isWanted(entry.name)) continue
    if (found.has(entry.name)) throw new RangeError(`two files in the zip are called ${entry.name}`)
    found.set(entry.name, inflated(file, entry))
  }
  return found
}

type Entry = ReturnType<typeof readEntry>

function readEnd(file: Buffer) {
  const at = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (at < 0 || at + 22 > file.length || file.readUInt32LE(at) !== END) throw new RangeError('not a whole zip')
  const count = file.readUInt16LE(at + 10)
  const start = file.readUInt32LE(at + 16)
  if (file.readUInt16LE(at + 4) !== 0 || file.readUInt16LE(at + 8) !== count) throw new RangeError('a part of a zip')
  if (count > mostEntries || start > at) throw new RangeError('not a small zip')
  return { count, start }
}

function readEntry(file: Buffer, at: number) {
  if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL) throw new RangeError('the zip is broken')
  const nameLength = file.readUInt16LE(at + 28)
  const name = file.toString('utf8', at + 46, at + 46 + nameLength)
  return {
    name,
    isLocked: (file.readUInt16LE(at + 8) & 1) === 1,
    method: file.readUInt16LE(at + 10),
    sum: file.readUInt32LE(at + 16),
    packed: file.readUInt32LE(at + 20),
    size: file.readUInt32LE(at + 24),
    local: file.readUInt32LE(at + 42),
    next: at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32),
  }
}

function inflated(file: Buffer, { name, isLocked, method, sum, packed, size, local }: Entry): Buffer {
  if (isLocked || (method !== 0 && method !== 8)) throw new RangeError(`${name} is packed in another way`)
  if (size > largestEntry) throw new RangeError(`${name} is too large`)
  if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL) throw new RangeError('the zip is broken')
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  if (start + packed > file.length) throw new RangeError(`${name} is cut off`)
  const data = file.subarray(start, start + packed)
  // zlib itself stops at what was promised, so that a file made to burst bursts nothing.
  const bytes = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(size, 1) })
  if (bytes.length !== size || crc32(bytes) !== sum) throw new RangeError(`${name} is not what the zip promised`)
  return bytes
}
