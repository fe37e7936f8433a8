import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { estimateOffer } from '#catalog/products/taking/estimate-offer.ts'
import { gtinOf } from '#catalog/products/taking/gtin.ts'
import { gramsIn } from '#catalog/reader/clues/read-weight.ts'
import type { Availability } from '#catalog/reader/product-facts.ts'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { Origin } from '#catalog/stores/stores.ts'
import type { RowFault, StatedRow } from './feed-row.ts'
import { plainText } from './plain-text.ts'
import { isOnSale, statedPrice } from './stated-price.ts'

/** Of which store a feed lists goods, and what holds where a row does not say. */
export type FeedStore = { readonly store: string; readonly country: Origin; readonly currency: string | null }
export type RowOffer =
  | { readonly offer: ProductOffer; readonly fault: null }
  | { readonly offer: null; readonly fault: RowFault; readonly detail: string }

const MOST_GRAMS = 2_000_000
const IN_STOCK = /^(?:in[ _]?stock|available|1|true|yes|y|متوفر|متاح)$/i
const OUT_OF_STOCK = /^(?:out[ _]?of[ _]?stock|sold[ _]?out|discontinued|0|false|no|n|غير متوفر|نفد)$/i

/** What a row of a feed offers, checked field by field; or why it is not taken. */
export function rowOffer(row: StatedRow, feed: FeedStore, now: Date): RowOffer {
  const theirId = plainText(row.id, 200)
  if (theirId === '') return refuse('NO_ID', row.title)
  if (row.id.length > 200) return refuse('TOO_LONG', row.id)
  const title = plainText(row.title, 500)
  if (title === '') return refuse('NO_TITLE', row.title)
  if (/^(?:used|refurbished)$/i.test(row.condition)) return refuse('USED_GOODS', row.condition)
  const { page, fault } = pageOf(row.link, feed.store)
  if (page === null) return refuse(fault, row.link)
  const price = priceOf(row, feed.currency, now)
  if (price.fault !== null) return refuse(price.fault, row.price)
  const brand = plainText(row.brand, 100) || null
  const shelves = shelvesOf(row.shelves)
  const weightGrams = gramsOf(row.weight)
  const { refused } = estimateOffer({ title, brand, store: feed.store, shelves })
  if (refused !== null) return refuse('PROHIBITED', refused)
  const colors = namesOf(row.color)
  const sizes = sizesOf(row.size)
  const { variants } = row
  return {
    fault: null,
    offer: {
      store: feed.store,
      theirId,
      country: feed.country,
      page,
      title,
      brand,
      gtin: row.gtins.map(gtinOf).find((one) => one !== null) ?? null,
      partNumber: plainText(row.partNumber, 100) || null,
      description: plainText(row.description, 5000),
      shelves,
      image: imageOf(row.image, page),
      price: price.minor,
      oldPrice: price.old,
      currency: price.currency,
      availability: variants?.availability ?? availabilityOf(row.availability),
      weightGrams,
      colors: variants ? valuesOf(variants.axes, /^colou?r|لون|renk/i) : colors,
      sizes: variants ? valuesOf(variants.axes, /^size|مقاس|beden/i) : sizes,
      variants: { axes: variants?.axes ?? [], offers: variants?.offers ?? [] },
    },
  }
}

const refuse = (fault: RowFault, detail: string): RowOffer => ({ offer: null, fault, detail: plainText(detail, 200) })

function pageOf(
  link: string,
  store: string,
): { readonly page: string; readonly fault: null } | { readonly page: null; readonly fault: RowFault } {
  if (link === '') return { page: null, fault: 'NO_LINK' }
  if (link.length > 4000) return { page: null, fault: 'TOO_LONG' }
  const read = /^https?:\/\//i.test(link) ? canonicalLink(link) : null
  if (!read?.ok || read.link.isShort) return { page: null, fault: 'BAD_LINK' }
  const host = new URL(read.link.url).hostname
  if (host !== store && !host.endsWith(`.${store}`)) return { page: null, fault: 'OTHER_STORE' }
  return { page: read.link.canonical ?? read.link.url, fault: null }
}

function priceOf(row: StatedRow, usual: string | null, now: Date) {
  const place = /^[a-z]{3}$/i.test(row.currency) ? row.currency.toUpperCase() : usual
  const whole = statedPrice(row.price, place)
  if (whole.fault !== null) return { ...whole, old: null }
  const said = row.salePrice !== '' && isOnSale(row.saleDays, now) ? statedPrice(row.salePrice, whole.currency) : null
  const before = row.oldPrice === '' ? null : statedPrice(row.oldPrice, whole.currency)
  // A sale that is dearer than the price is none.
  const sale = said?.fault === null && said.currency === whole.currency && said.minor < whole.minor ? said : null
  const minor = sale?.minor ?? whole.minor
  const stated = sale ? whole.minor : before?.fault === null && before.currency === whole.currency ? before.minor : null
  return { ...whole, minor, old: stated !== null && stated > minor ? stated : null }
}

function availabilityOf(said: string): Availability {
  const text = said.trim()
  if (IN_STOCK.test(text)) return 'in_stock'
  return OUT_OF_STOCK.test(text) ? 'out_of_stock' : 'unknown'
}

function shelvesOf(said: string): readonly string[] {
  if (/^\d+$/.test(said)) return []
  return said
    .split(/\s*(?:>|›|»|\|)\s*/)
    .map((name) => plainText(name, 80))
    .filter((name) => name !== '')
    .slice(0, 10)
}

/** A page names several colours by `/`; a size may have a stroke of its own (`EU 40/42`). */
const namesOf = (said: string) =>
  [...new Set(said.split(/[/,;]/).map((one) => plainText(one, 60)))].filter(Boolean).slice(0, 12)
const sizesOf = (said: string) =>
  [...new Set(said.split(/[,;]/).map((one) => plainText(one, 60)))].filter(Boolean).slice(0, 40)

function valuesOf(axes: readonly { readonly name: string; readonly values: readonly string[] }[], name: RegExp) {
  return axes.filter((axis) => name.test(axis.name)).flatMap(({ values }) => values)
}

/** The address of a picture, in its clean form. */
export function imageOf(said: string, page: string): string | null {
  if (said === '' || !URL.canParse(said, page)) return null
  const { protocol, href, username } = new URL(said, page)
  return /^https?:$/.test(protocol) && username === '' && href.length <= 2000 ? href : null
}

function gramsOf(said: string): number | null {
  const grams = said === '' ? null : gramsIn(said.slice(0, 60))
  return grams !== null && grams > 0 && grams <= MOST_GRAMS ? grams : null
}
