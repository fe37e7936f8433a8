import { sameWords } from '#catalog/reader/clues/script-state.ts'
import type { Page } from '#catalog/reader/page.ts'
import type { Clue, Source } from '#catalog/reader/product-facts.ts'
import { isShopName, withoutShop } from '#catalog/reader/shop-name.ts'
import { brandInName, makerOfShop } from '#catalog/reader/wording/known-brands.ts'
import { best, type Candidate, reasonsOf } from './candidate.ts'

const BELIEVED: Readonly<Record<Source, number>> = {
  layout: 80,
  'json-ld': 60,
  microdata: 58,
  meta: 54,
  state: 50,
  visible: 46,
}

/** Who makes the product, as data, page or name say it. */
export function chooseBrand(page: Page, clues: readonly Clue[], title: string): string | null {
  return best(brandCandidates(page, clues, title))?.value ?? null
}

function brandCandidates(page: Page, clues: readonly Clue[], title: string): Candidate<string>[] {
  const named = [title, withoutShop(page, page.ogTitle ?? ''), withoutShop(page, page.windowTitle)]
  const name = ` ${named.map(sameWords).join(' ')} `
  const known = brandInName(title)
  const maker = makerOfShop(page.url?.hostname ?? '')
  const site = page.meta.get('og:site_name') ?? ''
  const said: { value: string; source: Source; believed: number; reason: string }[] = [
    ...clues.flatMap(({ brand, source }) =>
      brand ? [{ value: tidied(brand), source, believed: BELIEVED[source], reason: source as string }] : [],
    ),
    ...(known ? [{ value: known, source: 'visible' as const, believed: 42, reason: 'a known brand in the name' }] : []),
    ...(maker ? [{ value: maker, source: 'visible' as const, believed: 38, reason: "the maker's own shop" }] : []),
    ...(site && sameWords(title).startsWith(`${sameWords(site)} `)
      ? [{ value: site, source: 'meta' as const, believed: 30, reason: "the name begins with the shop's" }]
      : []),
  ]
  return said.map(({ value, source, believed, reason }) => ({
    value,
    source,
    reasons: reasonsOf(
      [true, reason, believed],
      [name.includes(` ${sameWords(value)} `), "in the product's name", 12],
      [
        source !== 'layout' && isShopName(page, value) && maker === null && !name.includes(` ${sameWords(value)} `),
        "the shop's own name",
        -15,
      ],
      [!/\p{L}/u.test(value), 'no letters', -200],
      [value.length > 60 || sameWords(value) === sameWords(title), 'the name of the product', -200],
      [
        /^(?:generic|unbranded|no brand|other|null|undefined|n\/?a|none|does not apply|ohne marke|sans marque|markasız|غير معروف)$/i.test(
          value,
        ),
        'says no brand',
        -200,
      ],
    ),
  }))
}

/** Without the words that a shop adds to its brand. */
const tidied = (brand: string) =>
  brand
    .replace(/^(?:(?:brand|marke|marque|marca|marka|merk)\s*[:：]|by)\s+/i, '')
    .replace(/\s*\([^)]*\d{4}\)$/, '')
    .replace(/\s+(?:US|USA|UK|EU|CA|AU|official(?: store)?|online store|\.com)$/i, '')
    .trim()
