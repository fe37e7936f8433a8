import { noShared, type Shared, withRoom } from './columns.ts'
import { noPairs, type Pairs } from './pairs.ts'
import type { Postings } from './postings.ts'
import { type Rows, rowsFor } from './rows.ts'
import { noneSeen, type SeenLexemes } from './seen-lexemes.ts'

/** Where documents of one store and country set are sold: the stores, and each with its country as `US store.example.com`. */
export type Sellers = { readonly stores: readonly string[]; readonly storeCountries: readonly string[] }

/**
 * What is searched, in the memory of a process: by lexeme the documents that have it, and by document what filters, counts and
 * ranks it. A document that is written anew gets the next place, and its old place is empty: places only grow; where its prices alone
 * changed, it stays in its place. The first of them lie in the order of popularity.
 */
export type MemoryIndex = {
  readonly postings: Map<string, Postings>
  /** Whether a lexeme is kept here; the others are so seldom that PostgreSQL is asked for them. Null keeps all. */
  readonly kept: ReadonlySet<string> | null
  /** Those that are not kept. */
  readonly seldom: SeenLexemes
  /** So many places are given, and so many of them hold a living document. */
  places: number
  /** So many places, a multiple of 32, lie in the order of popularity as it was when they were read, the highest first. */
  ordered: number
  documents: number
  /** Grows with each change. */
  writes: number
  /** Bits by place: living ones. */
  alive: Uint32Array
  /** The place of a product plus 1; 0 is none. */
  placeOf: Int32Array
  /** With which of the writes a product was written last, also if only its prices were; 0 is none. */
  writtenAs: Float64Array
  readonly brands: Shared<string>
  readonly categories: Shared<string>
  readonly sellers: Shared<Sellers>
  readonly stocked: Shared<readonly string[]>
  readonly countries: Shared<readonly string[]>
  readonly lists: Shared<readonly string[]>
  readonly kinds: Shared<string>
  readonly pairs: Pairs
  columns: Columns
  rows: Rows
}
/** What filters and chooses, each in a column of its own, because very many documents are looked at. */
export type Columns = {
  /** Popularity in steps: 0 is none, then a sixteenth of a power of two each. */
  readonly step: Uint8Array
  readonly flags: Uint8Array
  readonly category: Int32Array
  readonly brand: Int32Array
  readonly sellers: Int32Array
  readonly stocked: Int32Array
  readonly countries: Int32Array
  readonly colors: Int32Array
  readonly sizes: Int32Array
  /** What its document was made of (`NewPrices`); NaN where it is not known. */
  readonly madeOf: Float64Array
}
/** Bits of `flags`. */
export const IN_STOCK = 1
export const ACCESSORY = 2

/** A document as PostgreSQL holds it; lists of values are joined by BETWEEN. */
export type DocumentRow = {
  readonly words: string
  readonly brand: string | null
  readonly category: string
  readonly stores: string
  readonly storeCountries: string
  readonly countries: string
  readonly stocked: string
  readonly colors: string
  readonly sizes: string
  readonly isInStock: boolean
  readonly identity: number
  readonly titleLength: number
  readonly firstSeen: number
} & NewPrices

/** What a new price changes, and what tells whether anything else changed. */
export type NewPrices = {
  readonly id: number
  readonly popularity: number
  /** By site, in the order of siteCodes; null where none is known. */
  readonly prices: readonly (number | null)[]
  /** A digest of all that the document was made of, but for its prices; null where it is not known. */
  readonly madeOf: number | null
}
export const BETWEEN = '\u001f'

export function emptyIndex(kept: ReadonlySet<string> | null): MemoryIndex {
  return {
    postings: new Map(),
    kept,
    seldom: kept === null ? new Uint32Array(0) : noneSeen(),
    places: 0,
    ordered: 0,
    documents: 0,
    writes: 0,
    alive: new Uint32Array(0),
    placeOf: new Int32Array(0),
    writtenAs: new Float64Array(0),
    brands: noShared(),
    categories: noShared(),
    sellers: noShared(),
    stocked: noShared(),
    countries: noShared(),
    lists: noShared(),
    kinds: noShared(),
    pairs: noPairs(),
    columns: roomFor(null, 1024),
    rows: rowsFor(null, 1024),
  }
}

/** The same columns with room for so many documents. */
export function roomFor(columns: Columns | null, documents: number): Columns {
  const int32 = (column?: Int32Array) => withRoom(column ?? new Int32Array(0), documents)
  const uint8 = (column?: Uint8Array) => withRoom(column ?? new Uint8Array(0), documents)
  return {
    step: uint8(columns?.step),
    flags: uint8(columns?.flags),
    category: int32(columns?.category),
    brand: int32(columns?.brand),
    sellers: int32(columns?.sellers),
    stocked: int32(columns?.stocked),
    countries: int32(columns?.countries),
    colors: int32(columns?.colors),
    sizes: int32(columns?.sizes),
    madeOf: withRoom(columns?.madeOf ?? new Float64Array(0), documents),
  }
}
