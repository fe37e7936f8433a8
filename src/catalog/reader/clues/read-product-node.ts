import { load } from 'cheerio'
import { currencyCode } from '#catalog/reader/currencies.ts'
import { absolute, clean, type Page } from '#catalog/reader/page.ts'
import { type Availability, type Clue, NO_CLUE, type Price, type Source } from '#catalog/reader/product-facts.ts'
import { axesOfVariants, variantsOf } from './read-variants.ts'
import { weightOf } from './read-weight.ts'
import { statedPrice, stockOf } from './stated-values.ts'
import { list, type Node, nodes, textOf, typesOf } from './structured-node.ts'
import { offersOfGroup } from './variant-offers.ts'

/** Turns a schema.org Product or ProductGroup into a clue, whatever its notation. */
export function readProductNode(node: Node, page: Page, source: Source): Clue {
  const variants = variantsOf(node)
  const chosen = variants.find((variant) => isThisPage(variant, page)) ?? variants[0] ?? null
  const offers = [...nodes(node.offers), ...(chosen ? nodes(chosen.offers) : [])]
  const offer = pickOffer(offers, page)
  const axes = axesOfVariants(variants, node)
  return {
    ...NO_CLUE,
    source,
    title: titleOf(node) ?? (chosen ? titleOf(chosen) : null),
    price: offer?.price ?? null,
    priceTo: offer?.priceTo ?? null,
    oldPrice: offer?.oldPrice ?? null,
    currency: offer?.price?.currency ?? offer?.currency ?? null,
    availability: availabilityOf(offers, offer?.node ?? null, variants),
    images: imagesOf(node, page).concat(chosen ? imagesOf(chosen, page) : []),
    brand: tidy(textOf(node.brand) ?? textOf(node.manufacturer)),
    sku: bareCode(
      tidy(
        textOf(node.sku) ??
          textOf(chosen?.sku) ??
          textOf(node.productID) ??
          textOf(node.mpn) ??
          textOf(offer?.node.sku),
      ),
    ),
    variants: axes,
    offers: offersOfGroup(
      variants,
      axes.map(({ name }) => name),
      page,
    ),
    weightGrams: weightOf(node.weight) ?? weightOf(chosen?.weight),
    description: tidy(textOf(node.description)),
    category: tidy(textOf(node.category)),
  }
}

/** Whether a node's address is that of this page, query parameters included. */
export function isThisPage(node: Node, page: Page): boolean {
  if (!page.url) return false
  const own = page.url
  return [node.url, node['@id'], ...nodes(node.offers).map((offer) => offer.url)].some((value) => {
    const address = absolute(page, textOf(value))
    if (!address) return false
    const url = new URL(address)
    if (url.pathname.replace(/\/$/, '') !== own.pathname.replace(/\/$/, '') || url.pathname === '/') return false
    return [...url.searchParams].every(([key, said]) => own.searchParams.get(key) === said)
  })
}

type ReadOffer = {
  readonly node: Node
  readonly price: Price | null
  /** The upper end of a range without a price of its own. */
  readonly priceTo: string | null
  readonly oldPrice: string | null
  readonly currency: string | null
  readonly isThis: boolean
  readonly inStock: boolean
  readonly isUsed: boolean
}

function pickOffer(offers: readonly Node[], page: Page): ReadOffer | null {
  const read = offers.flatMap((offer) => expand(offer)).map((offer) => readOffer(offer, page))
  const priced = read.filter((offer) => offer.price)
  return (
    priced.find((offer) => offer.isThis) ??
    priced.find((offer) => offer.inStock && !offer.isUsed) ??
    priced.find((offer) => !offer.isUsed) ??
    priced[0] ??
    read[0] ??
    null
  )
}

/** An AggregateOffer is replaced by its offers if it lists them. */
function expand(offer: Node): Node[] {
  const inner = nodes(offer.offers).map(
    (one): Node => ({
      priceCurrency: offer.priceCurrency ?? null,
      availability: offer.availability ?? null,
      ...one,
    }),
  )
  return inner.length > 0 && inner.some((one) => textOf(one.price) ?? textOf(one.priceSpecification)) ? inner : [offer]
}

function readOffer(offer: Node, page: Page): ReadOffer {
  const isOld = (one: Node) => /list|strike|msrp|srp|regular/i.test(textOf(one.priceType) ?? '')
  const specifications = nodes(offer.priceSpecification)
  const specification = specifications.find((one) => !isOld(one) && textOf(one.price ?? one.minPrice))
  const old = textOf(specifications.find(isOld)?.price)
  const stated = currencyCode(textOf(offer.priceCurrency)) ?? currencyCode(textOf(specification?.priceCurrency))
  const own = textOf(offer.price) ?? textOf(specification?.price ?? specification?.minPrice)
  const raw = own ?? textOf(offer.lowPrice) ?? textOf(offer.highPrice)
  const end = own ? null : textOf(offer.highPrice)
  return {
    node: offer,
    price: raw ? statedPrice(raw, stated, page) : null,
    priceTo: end ? (statedPrice(end, stated, page)?.amount ?? null) : null,
    oldPrice: old ? (statedPrice(old, stated, page)?.amount ?? null) : null,
    currency: stated,
    isThis: page.url?.search ? isThisPage({ url: offer.url ?? null }, page) : false,
    inStock: stockOf(textOf(offer.availability)) === 'in_stock',
    isUsed: /used|refurb/i.test(textOf(offer.itemCondition) ?? ''),
  }
}

function availabilityOf(offers: readonly Node[], chosen: Node | null, variants: readonly Node[]): Availability {
  const own = stockOf(textOf(chosen?.availability))
  if (own === 'in_stock') return own
  const all = [
    ...offers.flatMap((offer) => [offer, ...nodes(offer.offers)]),
    ...variants.flatMap((variant) => nodes(variant.offers)),
  ]
  const said = all.map((offer) => stockOf(textOf(offer.availability))).filter((one) => one !== 'unknown')
  return said.includes('in_stock') ? 'in_stock' : (said[0] ?? 'unknown')
}

function titleOf(node: Node): string | null {
  return tidy(textOf(node.name) ?? (typesOf(node).length > 0 ? textOf(node.headline) : null))
}

function imagesOf(node: Node, page: Page): string[] {
  const addresses = [...list(node.image), ...list(node.images)].flatMap((image) => {
    if (typeof image === 'string') return [image]
    const inner = image !== null && typeof image === 'object' && !Array.isArray(image) ? image : null
    return inner
      ? list(inner.contentUrl ?? inner.url ?? inner.image ?? inner['@id']).filter(
          (one): one is string => typeof one === 'string',
        )
      : []
  })
  return addresses.map((address) => absolute(page, address)).filter((address) => address !== null)
}

function tidy(text: string | null): string | null {
  const line = clean(withoutEntities(text ?? ''))
  return line === '' || line === 'null' || line === 'undefined' ? null : line
}

/** Without the HTML entities and tags that shops leave inside their data. */
const withoutEntities = (text: string) => (/&#?\w+;|<\w/.test(text) ? load(text, null, false).text() : text)

/** `mpn:A 668178` → `A 668178`; a code such as "none" becomes null. */
function bareCode(code: string | null): string | null {
  const bare = (code ?? '').replace(/^(?:sku|mpn|upc|ean|gtin\d*|isbn)\s*[:#]\s*/i, '').trim()
  return bare === '' || /does not apply|^n\/?a$/i.test(bare) ? null : bare
}
