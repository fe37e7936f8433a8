import { filterLexeme } from '#catalog/products/finding/document-vector.ts'
import { USUAL_TITLE, WEIGHTS } from '#catalog/products/finding/score.ts'
import { siteCodes } from '#sites/sites.ts'
import { numberOf, type Shared, withRoom } from './columns.ts'
import {
  ACCESSORY,
  BETWEEN,
  type DocumentRow,
  IN_STOCK,
  type MemoryIndex,
  type NewPrices,
  roomFor,
} from './memory-index.ts'
import { noteWord, writePairs } from './pairs.ts'
import { addPosting, noPostings } from './postings.ts'
import { readVector } from './read-vector.ts'
import { AT, PRODUCT, priceAt, ROW_32, ROW_64, rowsFor } from './rows.ts'
import { noteLexeme } from './seen-lexemes.ts'

/** Takes a product out; nothing where it is not there. */
export function dropDocument(index: MemoryIndex, product: number): void {
  const place = (index.placeOf[product] ?? 0) - 1
  if (place < 0) return
  index.writes++
  index.placeOf[product] = 0
  index.writtenAs[product] = 0
  index.alive[place >>> 5]! &= ~(1 << (place & 31))
  index.documents--
}

/**
 * Writes the prices of a product whose document is the same but for them, which is most of what feeds change. False where
 * something else changed or nobody knows: then it has to be put in whole.
 */
export function putPrices(index: MemoryIndex, { id, prices, popularity, madeOf }: NewPrices): boolean {
  const place = (index.placeOf[id] ?? 0) - 1
  if (place < 0 || madeOf === null || index.columns.madeOf[place] !== madeOf) return false
  if (index.rows.f32[place * ROW_32 + AT.popularity] !== Math.fround(popularity)) return false
  index.writtenAs[id] = ++index.writes
  writePrices(index, place, prices)
  return true
}

/** Puts a document in, instead of an older one of its product. */
export function putDocument(index: MemoryIndex, row: DocumentRow): void {
  dropDocument(index, row.id)
  const place = index.places++
  index.documents++
  index.alive = withRoom(index.alive, (place >>> 5) + 1)
  index.alive[place >>> 5]! |= 1 << (place & 31)
  index.placeOf = withRoom(index.placeOf, row.id + 1)
  index.placeOf[row.id] = place + 1
  index.writtenAs = withRoom(index.writtenAs, row.id + 1)
  index.writtenAs[row.id] = ++index.writes
  if (place >= index.columns.step.length) index.columns = roomFor(index.columns, place + 1)
  index.rows = rowsFor(index.rows, place + 1)
  let flags = row.isInStock ? IN_STOCK : 0
  let mainKind = -1
  readVector(row.words, (lexeme, rank, places) => {
    if (lexeme.charCodeAt(1) === COLON) {
      if (lexeme === filterLexeme.accessory) flags |= ACCESSORY
      if (lexeme[0] === 'm') mainKind = numberOf(index.kinds, lexeme.slice(2), () => lexeme.slice(2))
      if (NOT_SEARCHED.has(lexeme[0]!)) return
    } else noteWord(lexeme, row.words, places)
    let list = index.postings.get(lexeme)
    if (!list) {
      if (index.kept !== null && !index.kept.has(lexeme)) return noteLexeme(index.seldom, lexeme)
      list = noPostings()
      index.postings.set(lexeme, list)
    }
    addPosting(list, place, rank)
  })
  writePairs(index.pairs, place)
  writeColumns(index, place, row, flags)
  writeRow(index, place, row, { flags, mainKind })
}

const COLON = 58
/** Main kinds, accessories, tiers and samples: rows and columns say them. */
const NOT_SEARCHED = new Set(['m', 'a', 'p', 'h'])

const listOf = (shared: Shared<readonly string[]>, joined: string) =>
  numberOf(shared, joined, () => (joined === '' ? [] : joined.split(BETWEEN)))

function writeColumns(index: MemoryIndex, place: number, row: DocumentRow, flags: number): void {
  const { columns } = index
  columns.step[place] =
    row.popularity > 0 ? Math.max(1, Math.min(255, Math.floor((Math.log2(row.popularity) + 15) * 16))) : 0
  columns.flags[place] = flags
  columns.brand[place] = row.brand === null ? -1 : numberOf(index.brands, row.brand, () => row.brand!)
  columns.category[place] = numberOf(index.categories, row.category, () => row.category)
  columns.sellers[place] = numberOf(index.sellers, `${row.stores}${BETWEEN}${BETWEEN}${row.storeCountries}`, () => ({
    stores: row.stores.split(BETWEEN),
    storeCountries: row.storeCountries === '' ? [] : row.storeCountries.split(BETWEEN),
  }))
  columns.stocked[place] = listOf(index.stocked, row.stocked)
  columns.countries[place] = listOf(index.countries, row.countries)
  columns.colors[place] = listOf(index.lists, row.colors)
  columns.sizes[place] = listOf(index.lists, row.sizes)
  columns.madeOf[place] = row.madeOf ?? Number.NaN
}

function writePrices({ rows: { f64 } }: MemoryIndex, place: number, prices: NewPrices['prices']): void {
  siteCodes.forEach((site, at) => {
    f64[place * ROW_64 + priceAt(site)] = prices[at] ?? Number.NaN
  })
}

function writeRow(
  index: MemoryIndex,
  place: number,
  row: DocumentRow,
  { flags, mainKind }: { readonly flags: number; readonly mainKind: number },
): void {
  const { rows, columns } = index
  const { f64, f32, i32 } = rows
  const [long, short] = [place * ROW_64, place * ROW_32]
  f64[long + PRODUCT] = row.id
  writePrices(index, place, row.prices)
  f32[short + AT.popularity] = row.popularity
  f32[short + AT.score] =
    WEIGHTS.identity * row.identity +
    WEIGHTS.popularity * row.popularity -
    WEIGHTS.length * Math.log(row.titleLength / USUAL_TITLE) +
    (flags & IN_STOCK ? WEIGHTS.inStock : 0)
  i32[short + AT.firstSeen] = Math.floor(row.firstSeen / 1000)
  i32[short + AT.brand] = columns.brand[place]!
  i32[short + AT.category] = columns.category[place]!
  i32[short + AT.sellers] = columns.sellers[place]!
  i32[short + AT.colors] = columns.colors[place]!
  i32[short + AT.sizes] = columns.sizes[place]!
  i32[short + AT.mainKind] = mainKind
  i32[short + AT.flags] = flags
}
