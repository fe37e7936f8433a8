import { siteWords } from '#platform/http/site-words.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type ItemState, isFinal, orderStatus } from './item-states.ts'
import { placeOnWay, wayParts } from './order-way.ts'

type Goods = { readonly state: ItemState; readonly country: string }
type Going = Goods & { readonly state: Exclude<ItemState, 'cancelled'> }
type Reader = { readonly site: Site; readonly locale: Locale }

/**
 * Where an order's goods are, as one sentence: where all of them are, or how many of them have come furthest. Items that
 * were cancelled are not counted.
 */
export function sayGoods(items: readonly Goods[], reader: Reader): string {
  const going = items.filter((item): item is Going => item.state !== 'cancelled')
  if (going.length === 0) return m.orders_goods_cancelled({}, { locale: reader.locale })
  const furthest = Math.max(...going.map(stationOf))
  const ahead = going.filter((item) => stationOf(item) === furthest)
  return ahead.length === going.length ? sayAll(going, reader) : saySome(ahead, going.length, reader)
}

/** The same for items that have just come to a state, of so many; null where that is no place on the way yet. */
export function sayMoved(moved: readonly Goods[], total: number, reader: Reader): string | null {
  const ahead = moved.filter((item): item is Going => item.state !== 'cancelled')
  const [first] = ahead
  if (!first || placeOnWay(first.state).part === 'ordered') return null
  return ahead.length === total ? sayAll(ahead, reader) : saySome(ahead, total, reader)
}

// The parts of the way, and after them the customer's hands.
function stationOf({ state }: Going): number {
  return isFinal(state) ? wayParts.length : wayParts.indexOf(placeOnWay(state).part)
}

type Sentence = (
  inputs: { readonly warehouse: string; readonly country: string },
  options: { readonly locale: Locale },
) => string

const sentences: Readonly<Record<ItemState, Sentence>> = {
  placed: m.orders_goods_unpaid,
  processing: m.orders_goods_checking,
  pending_review: m.orders_goods_checking,
  missing_info: m.orders_goods_question,
  pending_payment: m.orders_goods_unpaid,
  pending_purchase: m.orders_goods_buying,
  on_hold: m.orders_goods_held,
  purchased: m.orders_goods_bought,
  shipped_from_seller: m.orders_goods_to_warehouse,
  received_at_warehouse: m.orders_goods_at_warehouse,
  ready_for_shipping: m.orders_goods_packed,
  shipped_to_destination: m.orders_goods_on_way,
  arrived_uae: m.orders_goods_via_uae,
  in_shipping_process: m.orders_goods_entering,
  arrived_hub: m.orders_goods_here,
  waiting_delivery_request: m.orders_goods_choose,
  prepare_for_pickup: m.orders_goods_preparing,
  pending_pickup: m.orders_goods_preparing,
  ready_for_pickup: m.orders_goods_ready,
  preparing_package: m.orders_goods_packing,
  preparing_shipment: m.orders_goods_packing,
  pending_delivery: m.orders_goods_packing,
  shipped: m.orders_goods_out,
  picked_up: m.orders_goods_collected,
  delivered: m.orders_goods_delivered,
  cancelled: m.orders_goods_cancelled,
}

function sayAll(going: readonly Going[], reader: Reader): string {
  return sentences[orderStatus(going.map(({ state }) => state))](placesOf(going, reader), { locale: reader.locale })
}

const someSentences = {
  bought: m.orders_goods_some_bought,
  warehouse: m.orders_goods_some_at_warehouse,
  country: m.orders_goods_some_on_way,
  yours: m.orders_goods_some_here,
} as const

function saySome(ahead: readonly Going[], total: number, reader: Reader): string {
  const inputs = { ...placesOf(ahead, reader), count: ahead.length, total: String(total) }
  const as = { locale: reader.locale }
  const [{ state, part }] = ahead.map((item) => ({ state: item.state, part: placeOnWay(item.state).part })) as [
    { state: ItemState; part: keyof typeof someSentences },
  ]
  if (isFinal(state)) return m.orders_goods_some_yours(inputs, as)
  const isHere = ahead.every((item) => placeOnWay(item.state).share === 1)
  return isHere ? m.orders_goods_some_here(inputs, as) : someSentences[part](inputs, as)
}

function placesOf(goods: readonly Goods[], { site, locale }: Reader) {
  const origins = [...new Set(goods.map(({ country }) => country))]
  const [only] = origins
  const warehouse =
    origins.length === 1 && only
      ? m.orders_goods_warehouse({ place: countryName(only, locale) }, { locale })
      : m.orders_goods_warehouses({}, { locale })
  return { warehouse, country: siteWords(site, locale).countryInSentence }
}
