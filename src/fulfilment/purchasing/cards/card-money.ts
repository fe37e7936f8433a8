import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { type Currency, isCurrency, type Money } from '#platform/values/amounts/money.ts'
import { largerOf, roundedQuotient, timesRate } from '#platform/values/amounts/round.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'

type Rates = Pick<PriceTables, 'rates'>

/** An amount in the site's currency, by the day's rate. */
export function homeMinor({ rates }: Rates, { minor, currency }: Money): bigint {
  const rate = rates.get(currency)
  if (!rate) throw no.CURRENCY_UNKNOWN({ path: 'currency' })
  return timesRate(minor, rate)
}

/** A cost in the card's own currency: unchanged, or converted through the site's currency by the day's rates. */
export function cardMinor(prices: Rates, cost: Money, currency: Currency): bigint {
  if (cost.currency === currency) return cost.minor
  const rate = prices.rates.get(currency)
  if (!rate) throw no.CURRENCY_UNKNOWN({ path: 'cardLabel' })
  return largerOf(1n, roundedQuotient(homeMinor(prices, cost) * rate.scale, rate.numerator))
}

export function knownCurrency(code: string): Currency {
  if (!isCurrency(code)) throw no.CURRENCY_UNKNOWN({ path: 'currency' })
  return code
}
