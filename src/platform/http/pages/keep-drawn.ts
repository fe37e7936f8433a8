import { hash } from 'node:crypto'
import { once } from 'node:events'
import { constants, createZstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { lruCache } from '#platform/work/lru-cache.ts'

/**
 * A page packed with zstd, and where the words stand that belong to one request alone: in its text, or, once it was asked for
 * often, in the packed bytes themselves. `asked`: how often, since it was drawn.
 */
type Drawn = {
  readonly packed: Buffer
  readonly size: number
  readonly places: readonly Place[]
  readonly inBlocks: boolean
  asked: number
}
type Place = { readonly at: number; readonly word: number }

/** A page that is packed already: it is sent at once to the many browsers that read zstd. `size` is that of its text. */
export type PackedPage = { readonly zstd: Buffer; readonly size: number }

/** Some two thousand lists of products. */
const MOST_BYTES = 32 * 1_048_576
const kept = lruCache<Drawn>(MOST_BYTES, ({ packed, places }) => packed.length + 16 * places.length)
/** Packing a page in blocks takes 8 ms of processor and saves about 2 ms for each later request: a few at once, and not for rare pages. */
const OFTEN = 3
const MOST_AT_ONCE = 8
let beingPacked = 0
const smallWindow = { [constants.ZSTD_c_windowLog]: 17 }
const level = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }

/**
 * A page is made of its URL and of the data of its loaders, so one with the same URL and the same data is not drawn again. `own`
 * are the words that each request has for itself, such as its nonce, in letters of one byte: they are written into their places.
 * A page that is asked for often is packed in blocks beside the next requests, and from then on neither unpacked nor packed.
 */
export function keepDrawn(url: string, data: string, own: readonly string[], draw: () => string): Buffer | PackedPage {
  if (own.includes('')) return Buffer.from(draw())
  const common = own.reduce((text, word, at) => text.replaceAll(word, `\0${at}`), data)
  const name = hash('sha256', `${url}\n${own.map(({ length }) => length)}\n${common}`, 'base64')
  const known = kept.get(name)
  if (known?.inBlocks) return { zstd: filled(Buffer.from(known.packed), known.places, own), size: known.size }
  if (known) {
    const again = filled(unpackPage({ zstd: known.packed, size: known.size }), known.places, own)
    if (++known.asked >= OFTEN && beingPacked < MOST_AT_ONCE) {
      known.asked = 0
      keepInBlocks(name, again, own)
    }
    return again
  }
  const page = Buffer.from(draw())
  kept.set(name, { packed: packPage(page), size: page.length, places: placesOf(page, own), inBlocks: false, asked: 1 })
  return page
}

/** In this thread: a page of 100 KB takes a quarter of a millisecond, less than handing it to another thread. */
export function packPage(page: Buffer): Buffer {
  return zstdCompressSync(page, { ...level, pledgedSrcSize: page.length })
}

/** In one piece, which takes a third of the time that pieces of zlib's usual size do. */
export function unpackPage({ zstd, size }: PackedPage): Buffer {
  return zstdDecompressSync(zstd, { chunkSize: Math.max(size, 1024) })
}

function filled(page: Buffer, places: readonly Place[], own: readonly string[]): Buffer {
  for (const { at, word } of places) page.write(own[word]!, at, 'latin1')
  return page
}

async function keepInBlocks(name: string, page: Buffer, own: readonly string[]): Promise<void> {
  beingPacked++
  // What cannot be packed stays as it is.
  const drawn = await packInBlocks(page, own).catch(() => null)
  if (drawn) kept.set(name, drawn)
  beingPacked--
}

/**
 * Packs a page so that each own word stays readable in its place: a stand-in of its length is packed as a block of its own (RFC
 * 8878 §3.1.1.2), of bytes that UTF-8 never has, so that nothing else refers to it. Null if a stand-in is not found again.
 */
async function packInBlocks(page: Buffer, own: readonly string[]): Promise<Drawn | null> {
  const standing = placesOf(page, own)
  const standIns = standing.map(({ word }, place) => standIn(place, own[word]!.length))
  // Each piece that is written becomes a block.
  const stream = createZstdCompress({ params: { ...level.params, ...smallWindow }, flush: constants.ZSTD_e_flush })
  const pieces: Buffer[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = once(stream, 'end')
  let from = 0
  for (const [place, { at, word }] of standing.entries()) {
    stream.write(page.subarray(from, at))
    stream.write(standIns[place]!)
    from = at + own[word]!.length
  }
  stream.end(page.subarray(from))
  await ended
  const packed = Buffer.concat(pieces)
  const size = page.length
  const places = standing.map(({ word }, place) => ({ at: packed.indexOf(standIns[place]!), word }))
  if (places.some(({ at }) => at < 0)) return null
  const isSame = unpackPage({ zstd: filled(packed, places, own), size }).equals(page)
  return isSame ? { packed, size, places, inBlocks: true, asked: 0 } : null
}

function placesOf(page: Buffer, own: readonly string[]): readonly Place[] {
  const found: Place[] = []
  for (const [word, text] of own.entries())
    for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, at + text.length)) found.push({ at, word })
  return found.sort((one, other) => one.at - other.at)
}

const neverInUtf8 = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]

// Each place has other bytes, from a row of numbers that seem random.
function standIn(place: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = place + 1
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[at] = neverInUtf8[(state >>> 16) % neverInUtf8.length]!
  }
  return bytes
}
