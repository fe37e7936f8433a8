import type { Good } from '#world/shops/goods.ts'
import { type DevShop, GALATA, HARBOR, LANTERN, NOOR, THISTLE } from '#world/shops/shops.ts'
import type { ListedGood } from '#world/simulators/feeds/listed-good.ts'
import { atomXml, awinCsv, cjCsv, googleTsv, googleXml } from '#world/simulators/feeds/write-feeds.ts'
import { colourOf } from './colours.ts'
import { drawThing } from './drawings.ts'
import { type ListedThing, listThings } from './list-things.ts'

type Feed = {
  readonly shop: DevShop
  readonly path: string
  readonly format: 'google_xml' | 'google_tsv' | 'awin_csv' | 'cj_csv'
  readonly type: string
  readonly write: (goods: readonly ListedGood[]) => string
}

/** Each shop lists its goods in a form of its own. */
export const SHOP_FEEDS: readonly Feed[] = [
  { shop: HARBOR, path: '/feeds/google.xml', format: 'google_xml', type: 'application/xml', write: googleXml },
  { shop: THISTLE, path: '/feeds/awin.csv', format: 'awin_csv', type: 'text/csv', write: awinCsv },
  { shop: NOOR, path: '/feeds/google.tsv', format: 'google_tsv', type: 'text/tab-separated-values', write: googleTsv },
  { shop: LANTERN, path: '/feeds/cj.csv', format: 'cj_csv', type: 'text/csv', write: cjCsv },
  { shop: GALATA, path: '/feeds/atom.xml', format: 'google_xml', type: 'application/xml', write: atomXml },
]

let things: readonly ListedThing[] | null = null
const all = (): readonly ListedThing[] => {
  things ??= listThings()
  return things
}

/** The feed of a shop; `isBefore` with the prices of some weeks ago. */
export function shopFeed(
  shop: DevShop,
  path: string,
  origin: string,
  isBefore: boolean,
): (Pick<Feed, 'type'> & { readonly text: string }) | null {
  const feed = SHOP_FEEDS.find((one) => one.shop === shop && one.path === path)
  if (!feed) return null
  const goods = all().filter((thing) => thing.shop === shop)
  return { type: feed.type, text: feed.write(goods.flatMap((thing) => rowsOf(thing, origin, isBefore))) }
}

/** The page of a thing, for the reader of links. */
export function catalogueGood(shop: DevShop, path: string): Good | null {
  const thing = all().find((one) => one.shop === shop && one.path === path)
  if (!thing) return null
  return {
    shop,
    path,
    way: 'json-ld',
    title: thing.title,
    brand: thing.brand,
    sku: thing.gtin,
    price: decimal(thing.cents),
    shown: shownPrice(thing),
    inStock: thing.inStock,
    picture: pictureOf(thing),
    colours: thing.colours.map((colour) => nameOf(thing, colour)),
    sizes: thing.sizes,
    weight: `${thing.kind.grams} g`,
    weightGrams: thing.kind.grams,
    text: thing.text,
  }
}

/** The drawing of `things/shirt-navy`. */
export function catalogueDrawing(name: string): string | null {
  const [, drawing = '', colour = ''] = /^([a-z]+)-([a-z]+)$/.exec(name) ?? []
  return drawing === '' ? null : drawThing(drawing, colourOf(colour))
}

function rowsOf(thing: ListedThing, origin: string, isBefore: boolean): readonly ListedGood[] {
  const cents = isBefore ? thing.centsBefore : thing.cents
  const isReduced = thing.isReduced && !isBefore
  const base: ListedGood = {
    id: thing.id,
    title: thing.title,
    link: `${origin}${thing.path}`,
    image: `${origin}/pictures/${pictureOf(thing)}.png`,
    price: decimal(isReduced ? Math.round(cents / 80) * 100 - 10 : cents),
    ...(isReduced ? { salePrice: decimal(cents) } : {}),
    currency: thing.shop.currency,
    availability: thing.inStock ? 'in_stock' : 'out_of_stock',
    brand: thing.brand,
    gtin: thing.gtin,
    mpn: thing.mpn,
    description: thing.text,
    shelves: thing.shelves,
    weight: `${thing.kind.grams} g`,
  }
  const colours = thing.colours.length > 0 ? thing.colours : [null]
  const sizes = thing.sizes.length > 0 ? thing.sizes : [null]
  if (colours.length * sizes.length === 1)
    return [{ ...base, ...(colours[0] ? { color: nameOf(thing, colours[0]) } : {}) }]
  return colours.flatMap((colour, at) =>
    sizes.map((size, place) => ({
      ...base,
      id: `${thing.id}-${at}${place}`,
      group: thing.id,
      // One size of one colour is often sold out before the others.
      availability: thing.inStock && (at + place) % 7 === 5 ? 'out_of_stock' : base.availability,
      ...(colour
        ? { color: nameOf(thing, colour), image: `${origin}/pictures/things/${thing.kind.drawing}-${colour.id}.png` }
        : {}),
      ...(size === null ? {} : { size }),
    })),
  )
}

const pictureOf = ({ kind, colours }: ListedThing): string => `things/${kind.drawing}-${colours[0]?.id ?? 'rose'}`
const nameOf = ({ shop }: ListedThing, colour: ListedThing['colours'][number]) =>
  shop === NOOR ? colour.ar : colour.en
const decimal = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

function shownPrice({ shop, cents }: ListedThing): string {
  const amount = decimal(cents)
  if (shop.currency === 'TRY') return `${amount.replace('.', ',')} TL`
  if (shop.currency === 'AED') return `${amount} د.إ`
  return `${{ USD: '$', GBP: '£', CNY: '¥' }[shop.currency] ?? ''}${amount}`
}
