import { sayDifference, sayEstimate } from '#fronts/account/orders/say-difference.ts'
import type { OrderPhoto } from '#fulfilment/custody/read-order-photos.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { ShortItem } from '#selling/orders/discrepancies/pages/say-short.ts'
import type { HoldData, ItemData } from '#selling/orders/items/item-data.ts'
import type { ItemView } from '#selling/orders/items/item-view.ts'
import type { OrderStep } from './read-order-steps.ts'

/** A value of an item as the customer gave it and as the review found it; null: it stayed. */
export type Told = { readonly field: keyof ItemData; readonly said: string; readonly found: string | null }

/** An item as staff read it on its order's page: what it costs is left out for who sees no prices. */
export type DeskItem = Omit<
  ItemView,
  'clientData' | 'data' | 'differences' | 'events' | 'hold' | 'estimated' | 'wasEstimated'
> & {
  readonly label: string
  readonly told: readonly Told[]
  /** Guesses of ours that the review set right, as sentences. */
  readonly corrected: readonly string[]
  /** The last verdict on it. */
  readonly verdict: Pick<OrderStep, 'at' | 'staff' | 'note' | 'event'> | null
  readonly hold: (Omit<HoldData, 'newPrice'> & { readonly newPrice: string | null }) | null
  readonly short: ShortItem | undefined
  readonly photos: readonly string[]
}

type Beside = {
  readonly number: string
  readonly place: number
  readonly locale: Locale
  readonly seesPrices: boolean
  readonly steps: readonly OrderStep[]
  readonly photos: readonly OrderPhoto[]
  readonly short: Readonly<Record<string, ShortItem>>
}

const ofPrice: readonly (keyof ItemData)[] = ['price', 'currency', 'domesticShipping']
const verdicts: readonly string[] = ['approve', 'reject', 'askInfo']

/** Picked field by field, so that nothing of an item's price is sent to who may not see it. */
export function deskItem(item: ItemView, beside: Beside): DeskItem {
  const { number, place, locale, seesPrices, steps, photos, short } = beside
  const { id, state, stateLabel, since, version, title, url, image, store, country, quantity, notes } = item
  const { issues, answered, realGrams, cancelReason, hold } = item
  return {
    id,
    state,
    stateLabel,
    since,
    version,
    title,
    url,
    image,
    store,
    country,
    quantity,
    notes,
    issues,
    answered,
    realGrams,
    cancelReason,
    label: `${number}-${place + 1}`,
    told: toldOf(item, locale).filter(({ field }) => seesPrices || !ofPrice.includes(field)),
    corrected: item.differences.flatMap((one) => sayEstimate(item, one, locale) ?? []),
    verdict: steps.find((step) => step.itemId === id && verdicts.includes(step.event)) ?? null,
    hold: hold && { ...hold, newPrice: seesPrices ? hold.newPrice : null },
    short: short[id],
    photos: photos.filter((photo) => photo.itemId === id).map((photo) => photo.id),
  }
}

const fields = ['price', 'domesticShipping', 'weight', 'category', 'color', 'size', 'style'] as const

// What was typed, with what the review found beside it. A changed currency is told with the price.
function toldOf(item: ItemView, locale: Locale): readonly Told[] {
  const { clientData: client } = item
  const price = (value: string) => isolate(`${value} ${client.currency}`)
  const texts: Readonly<Record<(typeof fields)[number], string | null>> = {
    price: price(client.price),
    domesticShipping: client.domesticShipping === null ? null : price(client.domesticShipping),
    weight:
      client.weight === null
        ? null
        : sayDifference(item, { field: 'weight', said: String(client.weight), found: null }, locale).said,
    category: categoryName(client.category, locale),
    color: client.color,
    size: client.size,
    style: client.style,
  }
  return fields.flatMap((field) => {
    const changed = item.differences.find((one) => one.field === field)
    const said = texts[field]
    if (said === null && !changed) return []
    return [{ field, said: said ?? '—', found: changed ? sayDifference(item, changed, locale).found : null }]
  })
}
