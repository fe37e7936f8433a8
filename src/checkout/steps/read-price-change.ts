import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { type SaidInput, sayInput } from '#pricing/quote/explain/input-names.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { costRows } from '#selling/orders/money/cost-rows.ts'
import { offersForm } from '#selling/orders/money/order-quote.ts'
import { changedLines, type NewPrice, pricedGoods } from '#selling/orders/prices/price-again.ts'
import { m } from '#words/messages.js'

/** An order whose price is another today than what was agreed, as the pay page asks about it. */
export type PriceChange = {
  readonly before: Money
  readonly after: Money
  /** Sentences about the package and its quota. */
  readonly notes: readonly string[]
  /** What of the tables changed. */
  readonly inputs: readonly SaidInput[]
  readonly lines: readonly { line: string; name: string; before: Money; after: Money; why: readonly string[] }[]
  readonly isPackageGone: boolean
  readonly mayCancel: boolean
  /** What the form sends back: exactly this price was seen. */
  readonly seenBase: string
  readonly seenTables: string
}

export function readPriceChange(work: Work, order: Order, price: NewPrice, mayCancel: boolean): PriceChange {
  const { breakdown, inputs, reasons, before } = price
  const { currency, costDetails } = breakdown
  const moneyOf = (minor: bigint) => money(minor, currency)
  const why = new Map(
    costRows(before, costDetails, { breakdown, fees: [], courtesy: 0n }, work.locale).map((row) => [row.line, row]),
  )
  const isPackageGone = order.package_id !== null && price.packageId === null
  return {
    before: moneyOf(order.base_minor - order.courtesy_minor),
    after: moneyOf(price.order.base_minor),
    notes: reasons.includes('DIFFERENT_RATES') && reasons.length === 1 ? [] : packageNotes(order, price, work.locale),
    inputs: inputs.map((input) => sayInput(input, currency, work.locale)),
    lines: changedLines(before, costDetails)
      .filter(({ line }) => line !== 'packageDiscount' && line !== 'couponDiscount')
      .map(({ line, before: was, after: is }) => ({
        line,
        name: why.get(line)?.name ?? '',
        before: moneyOf(line === 'discount' ? -was : was),
        after: moneyOf(line === 'discount' ? -is : is),
        why: why.get(line)?.why ?? [],
      })),
    isPackageGone,
    mayCancel,
    seenBase: price.order.base_minor.toString(),
    seenTables: price.tablesVersion,
  }
}

function packageNotes(order: Order, { reasons, offers, packageId, running, breakdown }: NewPrice, locale: Locale) {
  const stored = offersForm.parse(order.offers).packages.find((one) => one.id === order.package_id)
  const current = offers.packages?.find((one) => one.id === packageId)
  const nameOf = (one: typeof stored | typeof current) =>
    isolate(typeof one?.name === 'string' ? one.name : (one?.name[locale] ?? ''))
  const said = (minor: bigint) => formatMoney({ minor, currency: breakdown.currency }, locale)
  const notes: string[] = []
  if (reasons.includes('INSUFFICIENT_QUOTA') && running) {
    const left = (parseMinor(running.quota ?? '0') ?? 0n) - (parseMinor(running.consumption ?? '0') ?? 0n)
    const needed = said(quotaUse(running, pricedGoods(order, breakdown)))
    notes.push(
      m.checkout_price_quota({ package: nameOf(stored), left: said(left > 0n ? left : 0n), needed }, { locale }),
    )
  }
  if (!reasons.includes('DIFFERENT_PACKAGES')) return notes
  if (stored && current?.id !== stored.id)
    notes.push(m.checkout_price_package_ended({ package: nameOf(stored) }, { locale }))
  if (current && current.id !== stored?.id)
    notes.push(m.checkout_price_package_new({ package: nameOf(current) }, { locale }))
  if (notes.length === 0) notes.push(m.checkout_price_package_same({}, { locale }))
  return notes
}
