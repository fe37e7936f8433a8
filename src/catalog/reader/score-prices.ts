import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { parsePrice } from './parse-price.ts'

export type LineScore = { readonly right: number; readonly of: number; readonly misses: readonly string[] }

type PriceRow = {
  readonly raw: string | null
  readonly currency_hint: string | null
  readonly amount: string | null
  readonly currency: string | null
  readonly kind: string
}
type LinkRow = {
  readonly input: string
  readonly kind: string
  readonly canonical: string | null
  readonly store: string | null
  readonly product_id: string | null
  readonly country: string | null
}

/** Raw price texts; those that the corpus marks as known failures of another parser (`xfail`) are left out. */
export function scorePrices(directory: string): LineScore {
  return score(
    rows<PriceRow>(directory, 'prices.jsonl').filter((row) => row.kind !== 'xfail'),
    isPriceRight,
    (row) => `${row.raw} → ${row.amount} ${row.currency}`,
  )
}

export function scoreLinks(directory: string): LineScore {
  return score(rows<LinkRow>(directory, 'urls.jsonl'), isLinkRight, (row) => `${row.kind}: ${row.input.slice(0, 100)}`)
}

function score<Row>(all: readonly Row[], isRight: (row: Row) => boolean, name: (row: Row) => string): LineScore {
  const misses = all.filter((row) => !isRight(row)).map(name)
  return { right: all.length - misses.length, of: all.length, misses }
}

function rows<Row>(directory: string, file: string): Row[] {
  const path = join(directory, file)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

function isPriceRight(row: PriceRow): boolean {
  // A price taken from a page is read with the page's context: the currency of its shop.
  const place = row.kind.startsWith('page') ? row.currency : null
  const price = parsePrice(row.raw ?? '', { hint: row.currency_hint, place })
  const isAmount =
    row.amount === null ? price.amount === null : price.amount !== null && Number(price.amount) === Number(row.amount)
  return isAmount && (row.currency === null || price.currency === row.currency)
}

function isLinkRight(row: LinkRow): boolean {
  const answer = canonicalLink(row.input)
  if (row.kind === 'must-refuse' || row.kind === 'no-url') return !answer.ok && answer.reason === 'INVALID_LINK'
  if (row.kind === 'not-a-product') return !answer.ok
  if (!answer.ok) return false
  const { canonical, store, productId, country } = answer.link
  return (
    (row.canonical === null || canonical === row.canonical) &&
    store === row.store &&
    productId === row.product_id &&
    (row.country === null || country === row.country)
  )
}
