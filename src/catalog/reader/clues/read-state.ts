import { currencyCode } from '#catalog/reader/currencies.ts'
import { absolute, clean, type Page } from '#catalog/reader/page.ts'
import { parsePrice } from '#catalog/reader/parse-price.ts'
import { type Availability, type Clue, NO_CLUE, type Price, type VariantAxis } from '#catalog/reader/product-facts.ts'
import type { Literal } from './read-literal.ts'
import { statedPrice, stockOf } from './read-product-node.ts'
import { axesInState, axisName, unique } from './read-variants.ts'
import { productsInState, type StateProduct, scriptData } from './script-state.ts'
import { list, type Node, nodes, textOf } from './structured-node.ts'

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

/** What a page's embedded state says about the product that has the page's name. */
export function readState(page: Page, names: readonly string[]): Clue | null {
  const data = scriptData(page)
  const products = productsInState(data, names)
  const priced = products
    .map((product) => ({ product, price: priceOf(product.node, page, 0) }))
    .filter((one) => one.price)
  const best = priced.sort((a, b) => richness(b.product) - richness(a.product))[0]
  const described = best?.product ?? products.sort((a, b) => richness(b) - richness(a))[0]
  if (!described) return null
  const { node } = described
  const price = best?.price ?? null
  return {
    ...NO_CLUE,
    source: 'state',
    title: described.name,
    price: price && !price.currency ? { ...price, currency: currencyNear(node) ?? soleCurrency(data) } : price,
    currency: price?.currency ?? currencyNear(node) ?? soleCurrency(data),
    availability: stockIn(node),
    images: imagesIn(node, page),
    brand: textOf(node.brand) ?? textOf(node.vendor) ?? textOf(node.brandName) ?? textOf(node.item_brand),
    sku: textOf(node.sku) ?? textOf(node.productCode) ?? textOf(node.productId) ?? textOf(node.id),
    variants: axesIn(node).length > 0 ? axesIn(node) : axesInState(node),
  }
}

const richness = (product: StateProduct) =>
  Object.keys(product.node).length - (/related|similar|recommend|cross|upsell|also/i.test(product.path) ? 100 : 0)

function priceOf(node: Node, page: Page, depth: number): Price | null {
  const isCents =
    'compare_at_price' in node &&
    ('price_min' in node || 'variants' in node || 'inventory_management' in node) &&
    Number.isInteger(node.price)
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

function currencyIn(node: Node): string | null {
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

function currencyNear(node: Node): string | null {
  return (
    currencyIn(node) ??
    Object.values(node)
      .flatMap((child) => nodes(child).slice(0, 3))
      .map(currencyIn)
      .find(Boolean) ??
    null
  )
}

/** The only currency that all scripts name; null if they name several. */
function soleCurrency(data: readonly Literal[]): string | null {
  const found = new Set<string>()
  const visit = (value: Literal, depth: number): void => {
    if (depth > 8 || value === null || typeof value !== 'object' || found.size > 1) return
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 50)) visit(item, depth + 1)
      return
    }
    const code = currencyIn(value)
    if (code) found.add(code)
    for (const child of Object.values(value)) visit(child, depth + 1)
  }
  for (const value of data) visit(value, 0)
  return found.size === 1 ? ([...found][0] ?? null) : null
}

function stockIn(node: Node): Availability {
  const variants = nodes(node.variants)
  if (variants.length > 0 && variants.every((variant) => typeof variant.available === 'boolean')) {
    return variants.some((variant) => variant.available === true) ? 'in_stock' : 'out_of_stock'
  }
  for (const key of ['available', 'inStock', 'in_stock', 'isInStock', 'isAvailable', 'hasStock']) {
    if (typeof node[key] === 'boolean') return node[key] ? 'in_stock' : 'out_of_stock'
  }
  return stockOf(textOf(node.availability) ?? textOf(node.stockStatus) ?? textOf(node.availabilityStatus))
}

function imagesIn(node: Node, page: Page): string[] {
  const values = [node.image, node.images, node.featured_image, node.mainImage, node.imageUrl, node.thumbnail].flatMap(
    (value) => list(value),
  )
  const addresses = values.flatMap((value) =>
    typeof value === 'string' ? [value] : [textOf(nodes(value)[0]?.src ?? nodes(value)[0]?.url ?? null)],
  )
  return addresses
    .map((address) => (address && /^(?:https?:)?\/|^\//.test(address) ? absolute(page, address) : null))
    .filter((address) => address !== null)
}

/** `options` + `variants`, as Shopify and similar shops write them. */
function axesIn(node: Node): VariantAxis[] {
  const variants = nodes(node.variants)
  return list(node.options).flatMap((option, index) => {
    const name = typeof option === 'string' ? option : textOf(nodes(option)[0]?.name)
    if (!name || /^title$/i.test(name)) return []
    const own = nodes(option)[0]
    const values = own
      ? list(own.values).map((value) => textOf(value))
      : variants.map((variant) => textOf(variant[`option${index + 1}`]))
    return [{ name: axisName(clean(name)), values: unique(values) }]
  })
}
