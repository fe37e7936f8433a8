import { hash } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { lruCache } from '#platform/work/lru-cache.ts'

/** A page, packed to a tenth, and where in it the words stand that belong to its request alone. */
type Drawn = { readonly packed: Buffer; readonly places: readonly Place[] }
type Place = { readonly at: number; readonly word: number }

/** Some two thousand lists of products. */
const MOST_BYTES = 32 * 1_048_576
const kept = lruCache<Drawn>(MOST_BYTES, ({ packed, places }) => packed.length + 16 * places.length)
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/**
 * A page is made of its URL and of the data of its loaders, so one with the same URL and the same data is not drawn again. `own`
 * are the words that each request has for itself, such as its nonce, in letters of one byte: they are written into their places.
 */
export function keepDrawn(url: string, data: string, own: readonly string[], draw: () => string): Buffer {
  if (own.includes('')) return Buffer.from(draw())
  const common = own.reduce((text, word, at) => text.replaceAll(word, `\0${at}`), data)
  const name = hash('sha256', `${url}\n${own.map(({ length }) => length)}\n${common}`, 'base64')
  const known = kept.get(name)
  if (known) return unpacked(known, own)
  const page = Buffer.from(draw())
  kept.set(name, { packed: zstdCompressSync(page, quickly), places: placesOf(page, own) })
  return page
}

function placesOf(page: Buffer, own: readonly string[]): readonly Place[] {
  return own.flatMap((text, word) => {
    const found: Place[] = []
    for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, at + text.length)) found.push({ at, word })
    return found
  })
}

function unpacked({ packed, places }: Drawn, own: readonly string[]): Buffer {
  const page = zstdDecompressSync(packed)
  for (const { at, word } of places) page.write(own[word]!, at, 'latin1')
  return page
}
