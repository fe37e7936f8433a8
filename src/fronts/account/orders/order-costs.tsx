import { Breakdown, type BreakdownLine } from '#platform/ui/show/breakdown.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import type { OrderPage } from '#selling/orders/read-order.ts'
import { m } from '#words/messages.js'

const parts: ReadonlySet<string> = new Set(['totalCost', 'packageDiscount', 'couponDiscount'])

type Priced = Pick<OrderPage, 'costs' | 'dues' | 'money' | 'payableMinor' | 'placedTotalMinor' | 'rates'>
type OrderCostsProps = { readonly order: Priced; readonly locale: Locale }

/** The order's price, line by line with its reasons; changed lines show the old amount. */
export function OrderCosts({ order, locale }: OrderCostsProps) {
  const { currency } = order.money
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const lines: BreakdownLine[] = order.costs
    .filter(({ line }) => !parts.has(line))
    .map(({ line, name, oldMinor, newMinor, why }) => {
      const sign = line === 'discount' ? -1n : 1n
      const reasons = line === 'discount' ? [...why, ...discountReasons(order)] : why
      return {
        key: line,
        label: name,
        amount: amount(newMinor * sign),
        ...(reasons.length > 0 && { why: <Reasons why={reasons} /> }),
        ...(oldMinor !== newMinor && { was: { amount: amount(oldMinor * sign), label: m.account_was() } }),
        ...(line === 'subtotal' && { strong: true }),
        ...(line === 'discount' && { tone: 'credit' as const }),
      }
    })
  const dues = order.dues.map((due, place) => ({
    key: `due-${place}`,
    label: (
      <>
        {due.label}
        {due.title && <bdi className="line-clamp-1 text-sm text-soft">{due.title}</bdi>}
      </>
    ),
    amount: amount(due.minor),
    ...(due.why && { why: due.why }),
  }))
  const { total, paid, refunded, held, due } = order.money
  const dueNow = order.payableMinor
  const isChanged = order.placedTotalMinor !== total
  const after: BreakdownLine[] = [
    ...dues,
    ...(dues.length > 0
      ? [{ key: 'after', label: m.account_total_with_later(), amount: amount(total + order.money.dues), strong: true }]
      : []),
    { key: 'paid', label: m.account_total_paid(), amount: amount(paid) },
    { key: 'owed', label: m.account_total_due(), amount: amount(due) },
    ...(refunded - held > 0n
      ? [{ key: 'refunded', label: m.account_amount_refunded(), amount: amount(refunded - held) }]
      : []),
    ...(held > 0n
      ? [{ key: 'held', label: m.account_held_back(), amount: amount(held), tone: 'credit' as const }]
      : []),
    ...(dueNow > 0n
      ? [{ key: 'due', label: m.account_to_be_paid(), amount: amount(dueNow), strong: true, tone: 'due' as const }]
      : []),
    ...(due - dueNow > 0n
      ? [{ key: 'later', label: m.account_due_later(), amount: amount(due - dueNow), why: m.account_due_later_why() }]
      : []),
  ]
  return (
    <>
      <Breakdown
        lines={lines}
        total={{
          label: isChanged ? m.account_total_new() : m.account_total_cost(),
          amount: amount(total),
          ...(isChanged && {
            was: amount(order.placedTotalMinor),
            note: (
              <>
                {m.account_total_cost()}: {amount(order.placedTotalMinor)}
              </>
            ),
          }),
        }}
        after={after}
      />
      <RateNote rates={order.rates} />
    </>
  )
}

// The discount expands to the reasons of its two parts, as in the cart.
function discountReasons({ costs }: Priced): readonly string[] {
  return costs.filter(({ line, newMinor }) => line.endsWith('Discount') && newMinor > 0n).flatMap(({ why }) => why)
}

function Reasons({ why }: { readonly why: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {why.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
