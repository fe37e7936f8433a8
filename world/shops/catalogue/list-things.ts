import { type DevShop, GALATA, HARBOR, LANTERN, NOOR, THISTLE } from '#world/shops/shops.ts'
import { type Colour, colourOf } from './colours.ts'
import { KINDS, type ThingKind } from './kinds.ts'

/** One thing as one shop sells it. */
export type ListedThing = {
  readonly shop: DevShop
  readonly id: string
  readonly path: string
  readonly title: string
  readonly brand: string
  readonly gtin: string
  readonly mpn: string
  readonly kind: ThingKind
  readonly colours: readonly Colour[]
  readonly sizes: readonly string[]
  readonly shelves: string
  readonly text: string
  /** Hundredths of the shop's currency; `before` is what it cost some weeks ago. */
  readonly cents: number
  readonly centsBefore: number
  readonly isReduced: boolean
  readonly inStock: boolean
}

const BRANDS: readonly (readonly string[])[] = [
  ['Talla', 'Norrvik', 'Wadi & Sons', 'Marrow Lane', 'Fenwick Row'],
  ['Halden', 'Oryx Works', 'Kestrel', 'Bluewater', 'Ardent'],
  ['Lumora', 'Petra Home', 'Sable & Pine', 'Okami', 'Casa Veld'],
]
const BRANDS_OF: Readonly<Record<string, number>> = {
  headphones: 1,
  speaker: 1,
  phone: 1,
  laptop: 1,
  keyboard: 1,
  watch: 1,
  ball: 1,
  bottle: 1,
  lamp: 2,
  cup: 2,
  kettle: 2,
  pan: 2,
  chair: 2,
  rug: 2,
  throw: 2,
  cream: 2,
  lipstick: 2,
  blocks: 2,
  car: 2,
  book: 2,
}
const SERIES =
  'Coastline Alder Meridian Juniper Harrow Solstice Cedar Lagoon Ember Atlas Willow Quartz Drift Saffron Orchard Basalt Linden Zephyr Marlow Delta'.split(
    ' ',
  )
const EACH_KIND = 20
const SHOPS = [HARBOR, THISTLE, NOOR, LANTERN, GALATA]
/** What a dollar is in hundredths of each shop's currency, about. */
const CENTS: Readonly<Record<string, number>> = { USD: 100, GBP: 79, AED: 367, CNY: 715, TRY: 4180 }

/** About six hundred things, a third of them at two or three shops; the same at each start. */
export function listThings(): readonly ListedThing[] {
  return KINDS.flatMap((kind, place) =>
    Array.from({ length: EACH_KIND }, (_, count) => place * EACH_KIND + count).flatMap((number) =>
      shopsOf(number).map((shop, at) => listed(kind, number, shop, at)),
    ),
  )
}

function shopsOf(number: number): readonly DevShop[] {
  const at = (more: number) => SHOPS[(number + more) % SHOPS.length]!
  if (number % 9 === 0) return [at(0), at(1), at(3)]
  return number % 4 === 0 ? [at(0), at(2)] : [at(0)]
}

function listed(kind: ThingKind, number: number, shop: DevShop, place: number): ListedThing {
  const count = number % EACH_KIND
  const brands = BRANDS[BRANDS_OF[kind.id] ?? 0]!
  const brand = brands[(number * 3 + Math.floor(number / EACH_KIND)) % brands.length]!
  const series = SERIES[(number * 7 + Math.floor(number / EACH_KIND) * 3) % SERIES.length]!
  const [material = '', materialArabic = ''] = kind.materials[count % kind.materials.length]!.split('|')
  const isArabic = shop === NOOR
  const colours = kind.colours
    .slice()
    .sort((a, b) => mix(number, a) - mix(number, b))
    .slice(0, 1 + (number % 3))
    .map(colourOf)
  const slug = `${brand}-${series}-${kind.id}-${number}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const cents = priceOf(kind, number, shop, place)
  return {
    shop,
    id: `${shop.country}${10_000 + number}`,
    path: `/products/${slug}`,
    title: isArabic ? `${kind.ar} ${materialArabic} ${brand} ${series}` : `${brand} ${series} ${material} ${kind.en}`,
    brand,
    gtin: gtinOf(number),
    mpn: `${kind.id.slice(0, 2).toUpperCase()}${series.slice(0, 2).toUpperCase()}-${1000 + number}`,
    kind,
    colours,
    sizes: kind.sizes,
    shelves: kind.shelves[isArabic ? 1 : 0],
    text: isArabic
      ? `${kind.ar} ${materialArabic} من ${brand}، مجموعة ${series}. خامة تدوم وتفاصيل مدروسة، يصلك في علبته الأصلية.`
      : `${material} ${kind.en.toLowerCase()} from the ${series} line by ${brand}. Made to last, finished with care, and sent in its own box.`,
    cents,
    centsBefore: number % 4 === 1 ? rounded(cents * (number % 8 === 1 ? 1.18 : 0.9)) : cents,
    isReduced: number % 6 === 2,
    inStock: (number + place) % 13 !== 5,
  }
}

function priceOf({ dollars: [from, to] }: ThingKind, number: number, shop: DevShop, place: number): number {
  const dollars = from + ((number * 37) % 100) * ((to - from) / 100)
  const cents = dollars * (CENTS[shop.currency] ?? 100) * (1 + (((number * 13 + place * 29) % 17) - 8) / 100)
  return rounded(cents)
}

/** Prices end in 90 or in nothing, as shops like them. */
const rounded = (cents: number): number =>
  Math.max(190, cents < 20_000 ? Math.round(cents / 100) * 100 - 10 : Math.round(cents / 500) * 500)

const mix = (number: number, id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + number) % 997, number)

/** A number of the world with a right check digit, in a block that no maker has. */
function gtinOf(number: number): string {
  const digits = `62999${String(1_000_000 + number * 37)}`
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
