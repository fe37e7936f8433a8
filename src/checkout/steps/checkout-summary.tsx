import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { BreakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import { breakdownLines } from '#selling/cart/page/breakdown-lines.tsx'
import { m } from '#words/messages.js'

type CheckoutSummaryProps = {
  readonly items: readonly { id: string; title: string; image: string | null; quantity: number }[]
  readonly breakdown: BreakdownView
  /** What each line was when it was shown before, where it is known. */
  readonly was?: Readonly<Record<string, bigint>> | null
  readonly locale: Locale
}

/** What is ordered and what it costs, line by line, each with its reason and what it was before it changed. */
export function CheckoutSummary({ items, breakdown, was = null, locale }: CheckoutSummaryProps) {
  const { currency, totalMinor, dueLaterMinor, dueNowMinor } = breakdown
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const lines = breakdownLines(breakdown, locale).map((line) => {
    const before = was?.[line.key]
    const now = breakdown.rows.find((row) => row.line === line.key)?.amountMinor
    if (before === undefined || before === now) return line
    return { ...line, was: { amount: amount(before), label: m.checkout_was() } }
  })
  const later = [
    { key: 'now', label: m.checkout_due_now(), amount: amount(dueNowMinor), strong: true },
    { key: 'later', label: m.checkout_due_later(), amount: amount(dueLaterMinor), why: m.checkout_due_later_why() },
  ]
  return (
    <>
      <ul className="mb-3 flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <ProductThumb src={item.image} alt="" size={48} />
            <div className="min-w-0 grow">
              <ProductTitle lines={2}>{item.title}</ProductTitle>
            </div>
            <span className="figures shrink-0 text-sm text-soft">×{item.quantity}</span>
          </li>
        ))}
      </ul>
      <Breakdown
        live
        lines={lines}
        total={{
          label: m.checkout_total(),
          amount: amount(totalMinor),
          ...(was && was.totalCost !== undefined && was.totalCost !== totalMinor && { was: amount(was.totalCost) }),
        }}
        {...(dueLaterMinor > 0n && { after: later })}
      />
      <RateNote rates={breakdown.rates} />
    </>
  )
}
