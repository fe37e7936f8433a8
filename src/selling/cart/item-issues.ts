import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { prohibitedReason } from '#catalog/stores/prohibited.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { priceMinor } from '#platform/values/amounts/parse-money.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { itemOptions, noOptions, type SpecName, specNames } from './adding/item-options.ts'
import type { ItemFields, NewItem } from './cart-item.ts'

export const issueTypes = ['Missing size', 'Missing color', 'Missing style', 'Upload national id', 'General'] as const
type IssueType = (typeof issueTypes)[number]
export type ItemIssue = { readonly type: IssueType; readonly details: Readonly<Record<Locale, string>> }

type Facts = {
  readonly product: ProductFacts | null
  /** The customer has no valid identity card stored. */
  readonly needsNationalId: boolean
  /** Its values are no longer in the price tables, so it has no price. */
  readonly hasNoPrice: boolean
}

const missing = {
  color: ['Missing color', m.cart_issue_color],
  size: ['Missing size', m.cart_issue_size],
  style: ['Missing style', m.cart_issue_style],
} as const
// Clothing and shoes have sizes, whether the page says so or not.
const wornCategories: ReadonlySet<string> = new Set(['clothing', 'shoes', 'sportswear'])
// The telecom regulators of both countries register a phone to its owner.
const registeredCategories: ReadonlySet<string> = new Set(['mobiles'])

/** Whether such goods are registered to their owner: a national ID is required before they are paid. */
export function isRegistered(category: string): boolean {
  return registeredCategories.has(category)
}

/** The reasons why an item cannot be bought yet, shown beside it. */
export function itemIssues(item: NewItem, { product, needsNationalId, hasNoPrice }: Facts): ItemIssue[] {
  const issues: ItemIssue[] = []
  for (const spec of missingSpecs(item, product)) {
    const [type, details] = missing[spec]
    issues.push({ type, details: both((locale) => details({}, { locale })) })
  }
  if (needsNationalId && isRegistered(item.category)) {
    issues.push({ type: 'Upload national id', details: both((locale) => m.cart_issue_national_id({}, { locale })) })
  }
  for (const details of generalIssues(item, product, hasNoPrice)) issues.push({ type: 'General', details })
  return issues
}

/** Issues that stop checkout; the others are shown and checked in review. */
export function isBlocking({ type }: ItemIssue): boolean {
  return type.startsWith('Missing ')
}

/** The colour, size or style that must be chosen before such goods are bought. */
export function missingSpecs(item: ItemFields, product: ProductFacts | null): readonly SpecName[] {
  const options = product ? itemOptions(product.variants) : noOptions
  return specNames.filter((spec) => item[spec] === '' && isWanted(item, spec, options[spec].length))
}

function isWanted(item: ItemFields, spec: SpecName, choices: number): boolean {
  return choices > 1 || (spec === 'size' && wornCategories.has(item.category))
}

function* generalIssues(item: NewItem, product: ProductFacts | null, hasNoPrice: boolean) {
  if (hasNoPrice) yield both((locale) => m.cart_issue_no_price({}, { locale }))
  const kind = prohibitedReason(item.title, product?.category ?? null)
  if (kind) yield both((locale) => sentence(`stores_prohibited_${kind}`, {}, locale) ?? '')
  if (!product) return
  if (product.availability === 'out_of_stock') yield both((locale) => m.cart_issue_out_of_stock({}, { locale }))
  const read = product.price === null ? null : priceMinor(product.price)
  const { currency } = product
  if (read === null || currency !== item.currency || !isCurrency(currency) || read <= item.price) return
  yield both((locale) => m.cart_issue_price({ price: formatMoney({ minor: read, currency }, locale) }, { locale }))
}

function both(say: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return { ar: say('ar'), en: say('en') }
}
