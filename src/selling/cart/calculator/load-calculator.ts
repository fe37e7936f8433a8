import { storesOf } from '#catalog/stores/stores.ts'
import type { Visit } from '#platform/http/visit.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { itemChoices } from '#selling/cart/adding/draft-item.ts'
import { otherSites } from '#sites/sites.ts'
import { type Calculation, emptyItem, mostItems, readCalculation } from './calculation.ts'
import { costCalculation } from './cost-calculation.ts'

/** The choices of this site's calculator. */
export async function loadCalculatorChoices(visit: Visit) {
  const { prices } = await visit.read(readTables)
  const { locale, site } = visit
  const shops = storesOf(site)
  return {
    ...itemChoices(prices, locale),
    methods: [...prices.paymentFees.keys()].map((value) => ({ value, text: methodName(value, locale) })),
    stores: shops.map(({ domain, name }) => ({ value: domain, text: name[locale] })),
  }
}
export type CalculatorChoices = Awaited<ReturnType<typeof loadCalculatorChoices>>

/** The calculator from its address, priced now. */
export async function loadCalculator(visit: Visit, asked: URLSearchParams) {
  const calculation = withButtons(readCalculation(asked), asked.get('do') ?? '')
  const choices = await loadCalculatorChoices(visit)
  const cost = await costCalculation(visit, calculation)
  return { calculation, choices, cost, ...placesOf(visit) }
}

/** The calculator's address, and those of the other destinations. */
export function placesOf({ locale, site, origin, ports }: Visit) {
  const origins = ports.get(siteOrigins)
  return { locale, site, origin, others: otherSites(site).map((one) => ({ site: one, origin: origins[one] })) } as const
}

// Lines are added and removed by buttons of the form itself, so that it works without JavaScript.
function withButtons(calculation: Calculation, button: string): Calculation {
  const begun = calculation.items.length === 0 ? [emptyItem] : calculation.items
  const removed = /^remove-(\d)$/.exec(button)?.[1]
  if (removed !== undefined) {
    const left = begun.filter((_, place) => place !== Number(removed))
    return { ...calculation, items: left.length === 0 ? [emptyItem] : left }
  }
  if (button !== 'add' || begun.length >= mostItems) return { ...calculation, items: begun }
  // Most people continue at the same shop.
  const last = begun.at(-1)
  return {
    ...calculation,
    items: [...begun, { ...emptyItem, currency: last?.currency ?? '', country: last?.country ?? '' }],
  }
}
