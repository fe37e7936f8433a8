import { ceiledQuotient, largerOf, timesRate } from '#platform/values/amounts/round.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import type { Goods } from './goods.ts'
import { type Line, type LineAmounts, lines, noLines } from './price-lines.ts'
import type { Route, Tables } from './tables/tables.ts'

/** The goods of one origin, which are sent together. */
type Parcel = {
  readonly route: Route
  readonly places: readonly number[]
  readonly quantity: bigint
  readonly grams: bigint
  /** Weight steps, rounded up once for the whole parcel: two half kilograms are one kilogram. */
  readonly steps: bigint
}

/** The eight lines of every item and of the order, before any discount. */
export type PricedItems = {
  readonly goods: readonly Goods[]
  readonly items: readonly LineAmounts[]
  readonly sums: LineAmounts
  readonly parcels: readonly Parcel[]
  readonly customsValue: bigint
  readonly isDutyWaived: boolean
}

type Amounts = Record<Line, bigint>

/** The lines in the order of the pricing page: customs depend on shipping, and the others on the price. */
export function priceItems(tables: Tables, goods: readonly Goods[]): PricedItems {
  const items = goods.map(startLines)
  const parcels = packParcels(goods)
  for (const parcel of parcels) addShipping(items, goods, parcel)
  let customsValue = 0n
  for (const item of items) customsValue += dutiable(item)
  const isDutyWaived = tables.deMinimis !== null && customsValue <= tables.deMinimis
  if (!isDutyWaived) addCustoms(items, goods)
  if (items.length > 0) addServiceFees(tables, items)
  return { goods, items, sums: sumItems(items), parcels, customsValue, isDutyWaived }
}

/** The customs value: the goods with their transport to the border. */
export function dutiable(item: LineAmounts): bigint {
  return item.onlinePrice + item.domesticShipping + item.internationalShipping
}

function startLines({ quantity, price, domesticShipping, rate, category, route }: Goods): Amounts {
  const amounts = noLines()
  amounts.onlinePrice = timesRate(quantity * price, rate)
  amounts.domesticShipping = timesRate(domesticShipping, rate)
  amounts.storageAndHandling = route.handlingPerUnit * quantity
  amounts.productFees = category.productFee * quantity
  return amounts
}

function packParcels(goods: readonly Goods[]): Parcel[] {
  const byRoute = new Map<Route, number[]>()
  goods.forEach(({ route }, place) => {
    const places = byRoute.get(route)
    if (places) places.push(place)
    else byRoute.set(route, [place])
  })
  return [...byRoute].map(([route, places]) => {
    const grams = weigh(goods, places)
    let quantity = 0n
    for (const place of places) quantity += goods[place]?.quantity ?? 0n
    return { route, places, quantity, grams, steps: ceiledQuotient(largerOf(grams, route.minGrams), route.stepGrams) }
  })
}

function weigh(goods: readonly Goods[], places: readonly number[]): bigint {
  let grams = 0n
  for (const place of places) grams += goods[place]?.grams ?? 0n
  return grams
}

function addShipping(items: readonly Amounts[], goods: readonly Goods[], { route, places, steps }: Parcel): void {
  const shipping = shareOut(
    steps * route.perStep,
    places.map((place) => goods[place]?.grams ?? 0n),
  )
  const clearance = shareOut(
    route.clearance,
    places.map((place) => items[place]?.onlinePrice ?? 0n),
  )
  places.forEach((place, turn) => {
    const item = items[place]
    if (!item) return
    item.internationalShipping = shipping[turn] ?? 0n
    item.clearanceFees = clearance[turn] ?? 0n
  })
}

function addCustoms(items: readonly Amounts[], goods: readonly Goods[]): void {
  items.forEach((item, place) => {
    const duty = goods[place]?.category.duty
    if (duty) item.customs = timesRate(dutiable(item), duty)
  })
}

function addServiceFees({ service }: Tables, items: readonly Amounts[]): void {
  const prices = items.map((item) => item.onlinePrice)
  let price = 0n
  for (const one of prices) price += one
  const fees = shareOut(largerOf(timesRate(price, service.rate), service.minimum), prices)
  items.forEach((item, place) => {
    item.serviceFees = fees[place] ?? 0n
  })
}

function sumItems(items: readonly LineAmounts[]): LineAmounts {
  const sums = noLines()
  for (const item of items) for (const line of lines) sums[line] += item[line]
  return sums
}
