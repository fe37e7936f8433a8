import type { StoreChoice } from '#fulfilment/purchasing/read-purchase-queue.ts'
import type { Choice } from '#platform/ui/forms/select.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'

/** The stores of the queue, each with its waiting items and the oldest wait. */
export function storeOptions(choices: readonly StoreChoice[], now: Date, locale: Locale): readonly Choice[] {
  const stores = [...new Set(choices.map(({ store }) => store))].map((store) => {
    const here = choices.filter((one) => one.store === store)
    const oldest = new Date(Math.min(...here.map((one) => one.oldest.getTime())))
    const facts = { store, count: String(countOf(here)), age: ageText(oldest, now, locale) }
    return { value: store, text: m.purchasing_store_waits(facts) }
  })
  return [{ value: '', text: m.purchasing_all_stores() }, ...stores]
}

/** The warehouses for which items are to be bought. */
export function warehouseOptions(choices: readonly StoreChoice[], locale: Locale): readonly Choice[] {
  const warehouses = [...new Set(choices.map(({ country }) => country))].sort().map((country) => ({
    value: country,
    text: m.purchasing_warehouse_waits({
      country: countryName(country, locale),
      count: String(countOf(choices.filter((one) => one.country === country))),
    }),
  }))
  return [{ value: '', text: m.purchasing_all_warehouses() }, ...warehouses]
}

export function stateOptions() {
  return [
    { value: '', text: m.purchasing_state_all() },
    { value: 'waiting', text: m.purchasing_state_waiting() },
    { value: 'held', text: m.purchasing_state_held() },
  ]
}

const countOf = (choices: readonly StoreChoice[]) => choices.reduce((sum, { count }) => sum + count, 0)
