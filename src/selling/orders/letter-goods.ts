import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import type { LetterGoods } from '#people/notices/letter.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayNearDay } from '#platform/values/say-date.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { stateLabel } from './items/item-label.ts'
import type { ItemState } from './items/item-states.ts'
import { orderOnWay, placeOnWay, wayParts } from './items/order-way.ts'
import { sayMoved } from './items/say-goods.ts'
import type { OrderPage } from './read-order.ts'

type Told = {
  readonly order: OrderPage
  /** The items that the letter is about; none: all of them. */
  readonly itemIds: readonly string[]
  /** The state that they have come to; by default the one they are in. */
  readonly movedTo?: ItemState
  readonly origin: string
  /** Where the picture proxy is; without it there are no pictures. */
  readonly ports?: Ports
}

const mostLines = 6

/** The goods of a letter as they were when it was written, with pictures from our own proxy. */
export function letterGoods(work: Work, { order, itemIds, movedTo, origin, ports }: Told): LetterGoods {
  const { locale, site } = work
  const found = order.items.filter(({ id }) => itemIds.length === 0 || itemIds.includes(id))
  const stateOf = ({ state }: { readonly state: ItemState }) => movedTo ?? state
  const place = orderOnWay(found.map(stateOf))
  const arrival = order.timeline.find(({ state }) => state === 'arrived_hub')
  const days = { from: arrival?.expectedFrom, to: arrival?.expectedTo }
  return {
    way: place && {
      parts: wayParts.map((part) =>
        part === 'country'
          ? m.orders_mail_way_country({ country: siteWords(site, locale).countryInSentence }, { locale })
          : ways[part]({}, { locale }),
      ),
      at: wayParts.indexOf(place.part),
      isThere: place.part === 'country' || place.part === 'yours' ? place.share === 1 : true,
    },
    // No day is named before all that the letter is about is at our warehouse.
    when:
      days.from && days.to && place && wayParts.indexOf(place.part) >= wayParts.indexOf('warehouse')
        ? m.orders_mail_when(
            {
              from: isolate(sayNearDay(days.from, locale, site)),
              to: isolate(sayNearDay(days.to, locale, site)),
            },
            { locale },
          )
        : null,
    next: movedTo ? nextAfter(movedTo, work) : null,
    lines: found.slice(0, mostLines).map((item) => ({
      title: item.title,
      note: chosenOf(item),
      state: stateLabel(stateOf(item), site, item.country, locale),
      isGood: isOnItsWay(stateOf(item)),
      picture: item.image && ports ? `${origin}${ports.get(pictureSigner).address(item.image)}&w=320` : null,
    })),
    more: found.length > mostLines ? m.orders_mail_more_items({ count: found.length - mostLines }, { locale }) : null,
    ...(movedTo && place && order.money.kept > 0n && { total: paidFor(order, locale) }),
  }
}

// Only where nothing is asked of the customer, and the next word comes by itself.
function nextAfter(state: ItemState, { locale, site }: Work): string | null {
  const facts = { country: siteWords(site, locale).countryInSentence }
  if (state === 'purchased') return m.orders_mail_next_bought(facts, { locale })
  return state === 'shipped_to_destination' ? m.orders_mail_next_shipped(facts, { locale }) : null
}

function isOnItsWay(state: ItemState): boolean {
  return state !== 'cancelled' && state !== 'waiting_delivery_request' && placeOnWay(state).part !== 'ordered'
}

function paidFor({ money: owed }: OrderPage, locale: Locale) {
  return {
    label: m.orders_mail_you_paid({}, { locale }),
    amount: isolate(formatMoney(money(owed.kept, owed.currency), locale)),
  }
}

const ways = {
  ordered: m.orders_mail_way_ordered,
  bought: m.orders_mail_way_bought,
  warehouse: m.orders_mail_way_warehouse,
  yours: m.orders_mail_way_yours,
} as const

function chosenOf({ data, quantity }: OrderPage['items'][number]): string | null {
  const chosen = [data.color, data.size, data.style, quantity > 1 ? `× ${quantity}` : null]
  return chosen.flatMap((one) => (one ? [isolate(one)] : [])).join(' · ') || null
}

/** The headline of a letter about moved items: how many of the order's came where. */
export function movedTitle(
  work: Work,
  { order, itemIds }: Pick<Told, 'order' | 'itemIds'>,
  to: ItemState,
): string | null {
  const moved = order.items.filter(({ id }) => itemIds.includes(id)).map(({ country }) => ({ country, state: to }))
  const going = order.items.filter(({ id, state }) => state !== 'cancelled' || itemIds.includes(id))
  return sayMoved(moved, going.length, work)
}
