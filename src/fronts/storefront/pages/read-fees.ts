import { percentText } from '#platform/values/amounts/decimal.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Work } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { PublishedTables } from '#pricing/quote/tables/read-tables.ts'

/** The shop's fees in today's price tables, formatted for sentences. */
export function readFees({ locale }: Work, { prices }: PublishedTables) {
  const money = (minor: bigint) => formatMoney({ minor, currency: prices.currency }, locale)
  const routes = [...prices.routes.values()].map((route) => ({
    code: route.country,
    country: countryName(route.country, locale),
    price: money(route.perStep),
    grams: String(route.stepGrams),
    clearance: money(route.clearance),
    handling: money(route.handlingPerUnit),
  }))
  const card = prices.paymentFees.get('creditCard')
  return {
    routes,
    service: { percent: percentText(prices.service.rate), minimum: money(prices.service.minimum) },
    vat: percentText(prices.vatRate),
    card: card === undefined ? null : percentText(card),
    delivery: money(prices.deliveryFee),
    waivedUpTo: prices.deMinimis === null ? null : money(prices.deMinimis),
  }
}

export type Fees = ReturnType<typeof readFees>
