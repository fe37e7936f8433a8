import { absolute, clean, type Page } from '#catalog/reader/page.ts'
import { type Availability, type Clue, NO_CLUE, type VariantAxis } from '#catalog/reader/product-facts.ts'
import { axesInState } from './axes-in-state.ts'
import type { Literal } from './read-literal.ts'
import { axisName, unique } from './read-variants.ts'
import { weightOf } from './read-weight.ts'
import { productsInState, type StateProduct, scriptData } from './script-state.ts'
import { currencyIn, oldPriceOf, priceOf } from './state-price.ts'
import { stockOf } from './stated-values.ts'
import { list, type Node, nodes, textOf } from './structured-node.ts'
import { offersOfState } from './variant-offers.ts'

/** What a page's embedded state says about the product that has the page's name. */
export function readState(page: Page, names: readonly string[]): Clue | null {
  const data = scriptData(page)
  const products = productsInState(data, names)
  const priced = products
    .map((product) => ({ product, price: priceOf(product.node, page, 0) }))
    .filter((one) => one.price)
  const best = priced.sort((a, b) => richness(b.product) - richness(a.product))[0]
  const described = best?.product ?? products.sort((a, b) => richness(b) - richness(a))[0]
  if (!described) {
    const variants = axesOfPage(data)
    return variants.length > 0 ? { ...NO_CLUE, source: 'state', variants } : null
  }
  const { node } = described
  const own = [axesIn(node), axesInState(node)].find((axes) => axes.length > 0)
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
    skuIsId: textOf(node.sku) === null && textOf(node.productCode) === null,
    sku: textOf(node.sku) ?? textOf(node.productCode) ?? textOf(node.productId) ?? textOf(node.id),
    oldPrice: oldPriceOf(node, page),
    variants: own ?? axesOfPage(data),
    weightGrams: weightOf(node.weight) ?? weightOfVariant(node),
    offers: offersOfState(node, page, (variant) => priceOf(variant, page, 3)?.amount ?? null),
  }
}

const richness = (product: StateProduct) =>
  Object.keys(product.node).length - (/related|similar|recommend|cross|upsell|also/i.test(product.path) ? 100 : 0)

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

/** Shops that write prices in cents write the weights of variants in grams. */
function weightOfVariant(node: Node): number | null {
  const [first] = nodes(node.variants).filter((variant) => 'compare_at_price' in variant)
  return typeof first?.weight === 'number' && Number.isInteger(first.weight) && first.weight > 0 ? first.weight : null
}

/** Choices that the page's data hold apart from its product. */
const axesOfPage = (data: readonly Literal[]) => data.map(axesInState).find((axes) => axes.length > 0) ?? []

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
