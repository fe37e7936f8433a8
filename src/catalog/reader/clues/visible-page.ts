import { clean, type Page } from '#catalog/reader/page.ts'
import { parentOf } from '#catalog/reader/page-index.ts'
import { type Clue, NO_CLUE } from '#catalog/reader/product-facts.ts'
import { windowName } from '#catalog/reader/shop-name.ts'
import { shortText } from '#catalog/reader/short-text.ts'
import { asLabel } from '#catalog/reader/wording/compile-words.ts'
import { BRAND_LABEL } from '#catalog/reader/wording/property-labels.ts'
import { type Properties, readProperties } from './property-table.ts'
import { gramsIn } from './read-weight.ts'
import { sameWords } from './script-state.ts'
import { visibleChoices } from './visible-choices.ts'
import { visibleImages } from './visible-images.ts'
import type { VisiblePrice } from './visible-price.ts'

/** What a visitor sees: the heading, the price beside it, the pictures, the choices and the table of properties. */
export function readVisiblePage(page: Page, prices: readonly VisiblePrice[], names: readonly string[]): Clue {
  const price = prices.find((one) => one.score > 0 && !one.isInstalment) ?? null
  const listed = readProperties(page)
  return {
    ...NO_CLUE,
    source: 'visible',
    title: page.heading ?? windowName(page),
    price: price ? { amount: price.amount, currency: price.currency } : null,
    currency: price?.currency ?? null,
    images: visibleImages(page, names),
    brand: brandOf(page, listed),
    variants: visibleChoices(page),
    sku: codeOf(page, listed),
    weightGrams: weightIn(listed),
  }
}

function weightIn(listed: Properties): number | null {
  // What is shipped weighs more than what is used: a stated gross weight comes first.
  const lines = [...listed.weight].sort((a, b) => Number(isGross(b.label)) - Number(isGross(a.label)))
  for (const { label, value } of lines) {
    const unit = label.match(/\((kg|g|lbs?|oz)\)/i)?.[1] ?? label.match(/\b(kg|lbs?|oz)\b/i)?.[1] ?? ''
    const grams = gramsIn(/\d\s*$/.test(value) ? `${value} ${unit}` : value)
    if (grams) return grams
  }
  return null
}

const isGross = (label: string) => /gross|ship|package|brutto|versand|brut\b|bruto|kargo|الشحن|毛重/i.test(label)

function codeOf(page: Page, listed: Properties): string | null {
  const marked = page.index.all.flatMap((element) => {
    const { itemprop, content, 'data-sku': sku } = element.attribs
    if (sku) return [clean(sku)]
    return itemprop === 'sku' || /(?:^|\s)sku(?:\s|$)/.test(element.attribs.class ?? '')
      ? [clean(content ?? shortText(element, 50) ?? '').replace(/^[\p{L}. ]{2,20}[:：#]\s*/u, '')]
      : []
  })
  const labelled = [...listed.code].sort((a, b) => rank(a.label) - rank(b.label)).map(({ value }) => firstCode(value))
  return [...marked, ...labelled].find((text) => text !== null && /^(?=.*\d)[\w./ -]{3,40}$/.test(text)) ?? null
}

/** The shop's own number before the maker's, the maker's before a number that is the same in all shops. */
const rank = (label: string) =>
  /ean|upc|gtin|barcode|barkod|jan|باركود/i.test(label) ? 2 : /model|mpn|mfr|part|موديل/i.test(label) ? 1 : 0

const firstCode = (value: string) =>
  value.match(/^[\w./-]+(?: [\w./-]*\d[\w./-]*)?/)?.[0].replace(/[.,-]+$/, '') ?? null

function brandOf(page: Page, listed: Properties): string | null {
  const marked = page.index.all.find(({ attribs }) => attribs.itemprop === 'brand')
  const stated = marked ? clean(marked.attribs.content ?? shortText(marked, 60) ?? '') : ''
  const names = [stated, ...listed.brand.map(({ value }) => value), brandBesideHeading(page) ?? '']
  return names.find((name) => name.length > 0 && name.length < 50 && isName(name)) ?? null
}

const SAYS_BRAND = asLabel(BRAND_LABEL)
const isName = (name: string) =>
  /\p{L}/u.test(name) &&
  !/[:：]$/.test(name) &&
  !SAYS_BRAND.test(name) &&
  !/^(?:by|von|par|por|di|van)$/i.test(name) &&
  !/https?:|does not apply|unbranded|^(?:yes|no|n\/?a|-+|more|see all)$/i.test(name)

const BRAND_NAMING = /brand|vendor|manufacturer|maker|marque|marca|hersteller|designer/

/** A brand line beside the heading, accepted only if the page's own name contains the brand. */
function brandBesideHeading(page: Page): string | null {
  if (!page.headingElement) return null
  const { index } = page
  const names = [page.heading ?? '', page.ogTitle ?? '', page.windowTitle].map((name) => ` ${sameWords(name)} `)
  const from = index.place.get(page.headingElement) ?? 0
  const near = index.all.slice(Math.max(0, from - 120), from + 160)
  for (const element of near) {
    const isBrand =
      BRAND_NAMING.test(index.naming(element)) ||
      (element.name === 'a' && /\/(?:brands?|marca|marken?|marque|b)\//i.test(element.attribs.href ?? ''))
    if (!isBrand) continue
    const image =
      element.name === 'img' ? element : element.children.find((child) => 'attribs' in child && child.name === 'img')
    const text = shortText(element, 40) || clean(image && 'attribs' in image ? (image.attribs.alt ?? '') : '')
    const above = parentOf(element)
    if (above && /relat|recommend|similar/.test(index.naming(above))) continue
    if (
      /\p{L}/u.test(text) &&
      sameWords(text) !== sameWords(page.heading ?? '') &&
      names.some((name) => name.includes(` ${sameWords(text)} `))
    )
      return text
  }
  return null
}
