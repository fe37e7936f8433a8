import { type Currency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { explain } from '#pricing/quote/explain/explain-line.ts'
import type { Why } from '#pricing/quote/explain/why.ts'
import { type Detail, details, lineName } from '#pricing/quote/price-lines.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'

/** A line of the order's breakdown: as placed, now, and why now. */
export type CostRow = {
  readonly line: Detail
  readonly name: string
  readonly oldMinor: bigint
  readonly newMinor: bigint
  readonly why: readonly string[]
}

type Costs = Readonly<Record<string, bigint>>

/** The reasons of the quote, and of amounts outside a quote: fees of payments, and what we gave back voluntarily. */
export type Reasons = { readonly breakdown: Breakdown; readonly fees: readonly Why[]; readonly courtesy: bigint }

/** Every line that is or was not zero, old and new, with the reasons of the present price. */
export function costRows(
  placed: Costs,
  current: Costs,
  { breakdown, fees, courtesy }: Reasons,
  locale: Locale,
): readonly CostRow[] {
  const discount = courtesy > 0n ? givenWhy(breakdown, courtesy) : breakdown.why.discount
  const why = { ...breakdown.why, discount, fees, totalCost: [totalWhy(current, breakdown.currency)] }
  return details
    .map((line) => ({
      line,
      name: lineName(line, locale),
      oldMinor: placed[line] ?? 0n,
      newMinor: current[line] ?? 0n,
      why: sentences(why[line], locale),
    }))
    .filter((row) => row.oldMinor !== 0n || row.newMinor !== 0n)
}

function givenWhy({ why, costDetails, currency }: Breakdown, courtesy: bigint): readonly Why[] {
  const given: Why = { key: 'pricing_why_courtesy', numbers: { amount: money(courtesy, currency) } }
  return costDetails.discount > 0n ? [...why.discount, given] : [given]
}

function sentences(reasons: readonly Why[], locale: Locale): readonly string[] {
  return reasons.map((reason) => explain(reason, locale))
}

// A quote does not contain the fees of payments, so the total is explained with the fees that were paid.
function totalWhy(costs: Costs, currency: Currency): Why {
  const of = (line: Detail) => money(costs[line] ?? 0n, currency)
  const numbers = {
    subtotal: of('subtotal'),
    discount: of('discount'),
    vat: of('vat'),
    packagePrice: of('packagePrice'),
    deliveryFees: of('deliveryFees'),
    fees: of('fees'),
    amount: of('totalCost'),
  }
  return { key: 'pricing_why_total', numbers }
}
