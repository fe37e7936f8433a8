import type { Decimal } from '#money/decimal.ts'
import type { Currency } from '#money/money.ts'
import type { Goods } from './goods.ts'
import type { RateFact } from './rate-fact.ts'
import type { Tables } from './tables.ts'

export type UsedRate = {
  readonly currency: Currency
  readonly rate: Decimal
  /** Null where the tables do not say where it comes from. */
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
