import { ceiledQuotient, largerOf, smallerOf, timesRate } from '#platform/values/amounts/round.ts'
import { amountOver, eligibleItems } from './eligible-items.ts'
import type { PricedItems } from './price-items.ts'
import type { Line } from './price-lines.ts'
import type { Benefit, PackageTerms, Tables } from './tables/tables.ts'

export type PackageMessage =
  | 'NOT_APPLICABLE'
  | 'INACTIVE'
  | 'EXCEEDS_REMAINING'
  | 'EXCEEDS_QUOTA'
  | 'EXCEEDS_ANY'
  | 'EXCEEDS_REMAINING_INACTIVE'

/** The result of one benefit, with the numbers that it was computed from. */
export type TakenBenefit = {
  readonly benefit: Benefit
  /** The rest of the line for the eligible items. */
  readonly base: bigint
  /** Steps of weight or units, where the benefit counts them. */
  readonly count: bigint
  readonly amount: bigint
  readonly isCapped: boolean
}

/** The effect of a package on an order: all of it, or nothing. */
export type PackageOutcome = {
  readonly message: PackageMessage | null
  readonly isApplied: boolean
  readonly eligible: readonly number[]
  readonly benefits: readonly TakenBenefit[]
  readonly taken: ReadonlyMap<Line, bigint>
  readonly discount: bigint
}

export const noPackage: PackageOutcome = {
  message: null,
  isApplied: false,
  eligible: [],
  benefits: [],
  taken: new Map(),
  discount: 0n,
}

/** Applies a package's benefits in order, each to the rest of its line, or returns why none applies. */
export function applyPackage(
  tables: Tables,
  priced: PricedItems,
  terms: PackageTerms,
  isActive: boolean,
): PackageOutcome {
  if (priced.goods.length === 0) return noPackage
  const eligible = eligibleItems(priced.goods, terms.scope)
  const price = amountOver(priced.items, eligible, 'onlinePrice')
  const message = eligible.length === 0 ? 'NOT_APPLICABLE' : quotaMessage(tables, terms, price, isActive)
  if (message !== null) return { ...noPackage, message }
  const taken = new Map<Line, bigint>()
  let discount = 0n
  const benefits = terms.benefits.map((benefit) => {
    const before = taken.get(benefit.line) ?? 0n
    const base = amountOver(priced.items, eligible, benefit.line) - before
    const one = takeBenefit(priced, eligible, benefit, base)
    taken.set(benefit.line, before + one.amount)
    discount += one.amount
    return one
  })
  return { message, isApplied: true, eligible, benefits, taken, discount }
}

function quotaMessage(tables: Tables, terms: PackageTerms, price: bigint, isActive: boolean): PackageMessage | null {
  const { quota, consumption } = terms
  const isOver = quota !== null && price > quota - consumption
  if (!isActive) return isOver ? 'EXCEEDS_REMAINING_INACTIVE' : 'INACTIVE'
  if (!isOver) return null
  if (price <= quota) return 'EXCEEDS_REMAINING'
  return tables.largestQuota !== null && price > tables.largestQuota ? 'EXCEEDS_ANY' : 'EXCEEDS_QUOTA'
}

function takeBenefit(priced: PricedItems, eligible: readonly number[], benefit: Benefit, base: bigint): TakenBenefit {
  const count = countedBy(priced, eligible, benefit)
  const wanted = smallerOf(beforeCap(benefit, base, count), base)
  const amount = benefit.max === null ? wanted : smallerOf(wanted, benefit.max)
  return { benefit, base, count, amount, isCapped: amount < wanted }
}

function beforeCap(benefit: Benefit, base: bigint, count: bigint): bigint {
  if (benefit.kind === 'waive') return base
  if (benefit.kind === 'percent') return timesRate(base, benefit.rate)
  return largerOf(0n, base - count * benefit.value)
}

function countedBy({ goods, parcels }: PricedItems, eligible: readonly number[], { kind }: Benefit): bigint {
  let count = 0n
  if (kind === 'perUnit') for (const place of eligible) count += goods[place]?.quantity ?? 0n
  if (kind !== 'perStep') return count
  for (const { route } of parcels) {
    let grams = 0n
    for (const place of eligible) {
      const one = goods[place]
      if (one?.route === route) grams += one.grams
    }
    count += ceiledQuotient(grams, route.stepGrams)
  }
  return count
}
