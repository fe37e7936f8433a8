import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  readonly name: string
  readonly bytes: Buffer
  /** The declared size, if it is a lie. */
  readonly saidSize?: number
}

/** Writes a zip as spreadsheet programs do: every part deflated, the directory at the end. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const written: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, saidSize } of parts) {
    const packed = deflateRawSync(bytes, { level: 9 })
    const label = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(saidSize ?? bytes.length, 18)
    facts.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, label, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, tail, label]))
    written.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...written, central, Buffer.from('PK\x05\x06'), end])
}
