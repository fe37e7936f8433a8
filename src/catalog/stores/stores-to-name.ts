import type { Site } from '#sites/sites.ts'
import { type Store, storesOf } from './stores.ts'

const shownStores = 10

/** A few stores of each country that the site buys from, so that a short list shows all countries. */
export function storesToName(site: Site): readonly Store[] {
  const stores = storesOf(site)
  const each = Math.ceil(shownStores / new Set(stores.map(({ country }) => country)).size)
  const taken = new Map<string, number>()
  return stores.filter(({ country }) => {
    const count = (taken.get(country) ?? 0) + 1
    taken.set(country, count)
    return count <= each
  })
}
