import type { Decimal } from '#platform/values/amounts/decimal.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Goods } from '#pricing/quote/goods.ts'
import type { Tables } from '#pricing/quote/tables/tables.ts'
import type { RateFact } from './rate-fact.ts'

export type UsedRate = {
  readonly currency: Currency
  readonly rate: Decimal
  /** Null if the tables do not name its source. */
  readonly fact: RateFact | null
}

/** Each foreign currency among the goods once, in their order. */
export function usedRates(tables: Tables, goods: readonly Goods[]): readonly UsedRate[] {
  const used: UsedRate[] = []
  for (const { currency, rate } of goods) {
    if (currency === tables.currency || used.some((one) => one.currency === currency)) continue
    used.push({ currency, rate, fact: tables.rateFacts.get(currency) ?? null })
  }
  return used
}
