import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { gtinOf } from '#catalog/products/taking/gtin.ts'
import { priceMinor } from '#platform/values/amounts/parse-money.ts'

const catalogueLine = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string().nullish(),
  category: z.string().nullish(),
  type: z.string().nullish(),
  description: z.string().nullish(),
  price: z.union([z.string(), z.number()]).nullish(),
  currency: z.string().nullish(),
  image: z.string().nullish(),
  gtin: z.union([z.array(z.string()), z.string()]).nullish(),
  mpn: z.string().nullish(),
  colour: z.string().nullish(),
})
const judgement = z.object({ query: z.string(), id: z.string(), rating: z.number() })
export type Judgement = z.infer<typeof judgement>

/** People's ratings of products for queries. */
export function readJudgements(file: string): readonly Judgement[] {
  return z.array(judgement).parse(JSON.parse(textOf(file)))
}

/** The products of a catalogue of JSON lines, as offers of a store of their own. */
export function readCatalogue(file: string): readonly ProductOffer[] {
  return textOf(file)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => offerOf(catalogueLine.parse(JSON.parse(line))))
}

function textOf(file: string): string {
  const bytes = readFileSync(file)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
}

const STORE = 'corpus.example.com'

function offerOf(line: z.infer<typeof catalogueLine>): ProductOffer {
  const minor = priceMinor(String(line.price ?? '')) ?? 0n
  const codes = typeof line.gtin === 'string' ? [line.gtin] : (line.gtin ?? [])
  const shelves = [...(line.category ?? '').split('>'), line.type ?? ''].map((name) => name.trim())
  return {
    store: STORE,
    theirId: line.id,
    country: 'US',
    page: `https://${STORE}/products/${encodeURIComponent(line.id)}`,
    title: line.title.slice(0, 500) || line.id,
    brand: line.brand?.slice(0, 100) || null,
    gtin: codes.map(gtinOf).find((code) => code !== null) ?? null,
    partNumber: line.mpn?.slice(0, 100) || null,
    description: (line.description ?? '').slice(0, 5000),
    shelves: shelves.filter((name) => name !== ''),
    image: line.image?.slice(0, 2000) || null,
    price: minor > 0n ? minor : 100n,
    oldPrice: null,
    currency: /^[A-Z]{3}$/.test(line.currency ?? '') ? line.currency! : 'USD',
    availability: 'in_stock',
    weightGrams: null,
    colors: line.colour ? [line.colour.slice(0, 100)] : [],
    sizes: [],
    variants: { axes: [], offers: [] },
  }
}
