import { currencyCode } from '#catalog/reader/currencies.ts'
import type { Page } from '#catalog/reader/page.ts'
import { parsePrice } from '#catalog/reader/parse-price.ts'
import type { Price } from '#catalog/reader/product-facts.ts'
import type { Literal } from './read-literal.ts'
import { statedPrice } from './stated-values.ts'
import { type Node, nodes, textOf } from './structured-node.ts'

const PRICE_KEYS = [
  'sellingPrice',
  'salePrice',
  'sale_price',
  'discountedPrice',
  'finalPrice',
  'final_price',
  'currentPrice',
  'current_price',
  'priceNow',
  'nowPrice',
  'promoPrice',
  'actualPrice',
  'price',
  'unitPrice',
  'priceValue',
  'formattedPrice',
  'displayPrice',
  'amount',
  'value',
  'minPrice',
  'lowPrice',
  'retailPrice',
]
const CURRENCY_KEYS = ['currency', 'currencyCode', 'currency_code', 'priceCurrency', 'currencyIsoCode', 'currencyId']

/** The price to pay in an object of a page's state, or in one inside it. */
export function priceOf(node: Node, page: Page, depth: number): Price | null {
  const isCents = isInCents(node)
  for (const key of PRICE_KEYS) {
    const price = amountOf(node[key], node, page, depth)
    if (price) return isCents && !/\D/.test(price.amount) ? { ...price, amount: cents(price.amount) } : price
  }
  for (const key of [
    'prices',
    'pricing',
    'priceInfo',
    'offers',
    'offer',
    'product',
    'winnerVariant',
    'priceRange',
    'selectedVariant',
  ]) {
    for (const inner of nodes(node[key]).slice(0, 1)) {
      const price = depth < 4 ? priceOf(inner, page, depth + 1) : null
      if (price) return price
    }
  }
  return null
}

const OLD_KEYS = [
  'compare_at_price',
  'compareAtPrice',
  'listPrice',
  'list_price',
  'originalPrice',
  'original_price',
  'regularPrice',
  'regular_price',
  'oldPrice',
  'old_price',
  'wasPrice',
  'strikethroughPrice',
  'priceBeforeDiscount',
  'msrp',
  'rrp',
]

/** The price before a reduction in the same object. */
export function oldPriceOf(node: Node, page: Page): string | null {
  const isCents = isInCents(node)
  for (const key of OLD_KEYS) {
    const price = amountOf(node[key], node, page, 2)
    if (price)
      return isCents && key === 'compare_at_price' && !/\D/.test(price.amount) ? cents(price.amount) : price.amount
  }
  return null
}

/** Shopify writes whole numbers of cents. */
const isInCents = (node: Node) =>
  'compare_at_price' in node &&
  ('price_min' in node || 'variants' in node || 'inventory_management' in node) &&
  Number.isInteger(node.price)

function amountOf(value: Literal | undefined, node: Node, page: Page, depth: number): Price | null {
  const currency = currencyIn(node)
  if (typeof value === 'number') return value > 0 ? { amount: String(value), currency } : null
  if (typeof value === 'string')
    return value.length < 40 && /\d/.test(plainDigits(value))
      ? statedPrice(value, currency ?? parsePrice(value, { place: page.place }).currency, page)
      : null
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && depth < 4)
    return priceOf(value, page, depth + 1)
  return null
}

const plainDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, '0')
const cents = (amount: string) => `${amount.slice(0, -2) || '0'}.${amount.slice(-2).padStart(2, '0')}`

/** The currency that an object of the state names. */
export function currencyIn(node: Node): string | null {
  for (const key of CURRENCY_KEYS) {
    const value = node[key]
    const code = currencyCode(
      typeof value === 'string'
        ? value
        : value && typeof value === 'object' && !Array.isArray(value)
          ? textOf(value.code ?? value.iso ?? null)
          : null,
    )
    if (code) return code
  }
  return null
}
