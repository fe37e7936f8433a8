import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { unpackWoff } from './unpack-woff.ts'

const files = [
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400',
  'ibm-plex-sans/files/ibm-plex-sans-latin-600',
]

/** The sum of a table's big-endian words (OpenType, "Calculating checksums"). */
function sumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

test('every table of an unpacked font has the checksum that the font declares, and none overlaps', () => {
  for (const name of files) {
    const woff = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}-normal.woff`))
    const font = unpackWoff(woff)
    assert.equal(font.readUInt32BE(0), woff.readUInt32BE(4))
    const count = font.readUInt16BE(4)
    assert.equal(count, woff.readUInt16BE(12))
    let end = 12 + count * 16
    for (let at = 12; at < 12 + count * 16; at += 16) {
      const [tag, offset, length] = [
        font.toString('latin1', at, at + 4),
        font.readUInt32BE(at + 8),
        font.readUInt32BE(at + 12),
      ]
      assert.ok(offset === end && offset % 4 === 0, `${name} ${tag} follows the one before it`)
      end = offset + length + (-length & 3)
      // The checksum of the head table leaves out the checksum of the whole font, which it contains.
      if (tag !== 'head') assert.equal(sumOf(font.subarray(offset, offset + length)), font.readUInt32BE(at + 4), tag)
    }
    assert.equal(font.length, end)
  }
})

test('data that is no WOFF is refused', () => {
  assert.throws(() => unpackWoff(Buffer.from('no font at all')), /no WOFF/)
})
