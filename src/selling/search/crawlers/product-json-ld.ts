import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'

/** What search engines are told of a product; prices are whole prices of one unit in the site's currency. */
export type ToldProduct = {
  readonly address: string
  readonly title: string
  readonly brand: string | null
  readonly description: string
  readonly picture: string | null
  readonly gtin: string | null
  readonly partNumber: string | null
  readonly seller: string
  readonly offers: readonly { readonly landed: Money; readonly isInStock: boolean }[]
}

/** A product as structured data of schema.org, safe within a page: no text of a store ends the element it stands in. */
export function productJsonLd(product: ToldProduct): string {
  const { address, title, brand, description, picture, gtin, partNumber, offers } = product
  const told = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    url: address,
    ...(picture !== null && { image: picture }),
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
    ...(description !== '' && { description: description.slice(0, 500) }),
    ...(gtin !== null && { gtin14: gtin }),
    ...(partNumber !== null && { mpn: partNumber }),
    ...(offers.length > 0 && { offers: toldOffers(product) }),
  }
  return JSON.stringify(told).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

function toldOffers({ offers, address, seller }: ToldProduct) {
  const one = ({ landed, isInStock }: ToldProduct['offers'][number]) => ({
    '@type': 'Offer',
    price: minorToDecimal(landed.minor),
    priceCurrency: landed.currency,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: address,
    seller: { '@type': 'Organization', name: seller },
  })
  const [first] = offers
  if (offers.length < 2) return first && one(first)
  const sorted = offers.map(({ landed }) => landed).sort((a, b) => (a.minor < b.minor ? -1 : 1))
  return {
    '@type': 'AggregateOffer',
    lowPrice: minorToDecimal(sorted[0]!.minor),
    highPrice: minorToDecimal(sorted.at(-1)!.minor),
    priceCurrency: sorted[0]!.currency,
    offerCount: offers.length,
    offers: offers.map(one),
  }
}
