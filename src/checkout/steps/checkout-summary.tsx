import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { MoneyRow } from '#platform/ui/show/money-row.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { BreakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import { breakdownLines } from '#selling/cart/page/breakdown-lines.tsx'
import { WhyEstimated } from '#selling/cart/page/estimated.tsx'
import { FactsLine } from '#selling/cart/page/facts-line.tsx'
import { m } from '#words/messages.js'
import type { SummaryItem } from './summary-item.ts'

type CheckoutSummaryProps = {
  readonly items: readonly SummaryItem[]
  readonly breakdown: BreakdownView
  /** What each line was when it was shown before, where it is known. */
  readonly was?: Readonly<Record<string, bigint>> | null
  readonly locale: Locale
}

/** What is paid beside the goods themselves. */
const extraNames: Readonly<Record<string, () => string>> = {
  deliveryFees: m.checkout_arrival_door,
  fees: m.checkout_part_fee,
}

/** What is ordered and what it costs, line by line, each with its reason and what it was before it changed. */
export function CheckoutSummary({ items, breakdown, was = null, locale }: CheckoutSummaryProps) {
  const { currency, totalMinor, dueLaterMinor, dueNowMinor } = breakdown
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const lines = breakdownLines(breakdown, locale).map((line) => {
    const before = was?.[line.key]
    const now = breakdown.rows.find((row) => row.line === line.key)
    if (before === undefined || before === now?.amountMinor) return line
    const shown = now?.effect === 'takes' ? -before : before
    return { ...line, was: { amount: amount(shown), label: m.checkout_was() } }
  })
  const extras = breakdown.rows.flatMap(({ line, label, amountMinor }) => {
    const name = line === 'packagePrice' ? label : extraNames[line]?.()
    return name && amountMinor > 0n ? [{ key: line, label: name, minor: amountMinor }] : []
  })
  const landedMinor = extras.reduce((rest, { minor }) => rest - minor, totalMinor)
  const later = [
    { key: 'now', label: m.checkout_due_now(), amount: amount(dueNowMinor), strong: true },
    { key: 'later', label: m.checkout_due_later(), amount: amount(dueLaterMinor), why: m.checkout_due_later_why() },
  ]
  return (
    <>
      <ul className="mb-3 flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-3">
            <ProductThumb src={item.image} alt="" size={48} />
            <div className="min-w-0 grow">
              <ProductTitle lines={2}>{item.title}</ProductTitle>
              <FactsLine facts={item.facts} />
              {item.isEstimated && <WhyEstimated why={item.estimatedWhy} />}
            </div>
            <span className="figures shrink-0 text-sm text-soft">×{item.quantity}</span>
          </li>
        ))}
      </ul>
      <Disclosure summary={m.checkout_price_parts()} open={was !== null}>
        <div className="flex flex-col divide-y divide-line text-ink">
          {lines.map(({ key, ...line }) => (
            <MoneyRow key={key} {...line} />
          ))}
        </div>
      </Disclosure>
      <Breakdown
        live
        lines={[
          { key: 'landed', label: m.checkout_landed(), amount: amount(landedMinor) },
          ...extras.map(({ key, label, minor }) => ({ key, label, amount: amount(minor) })),
        ]}
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

type ItemsInBriefProps = Pick<CheckoutSummaryProps, 'items' | 'breakdown' | 'locale'>

/** On a phone, above a step that asks something else: the pictures, how many, and the total. */
export function ItemsInBrief({ items, breakdown, locale }: ItemsInBriefProps) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="-mx-4 -mt-6 mb-6 flex items-center gap-3 border-b border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
      <span className="flex -space-x-3 rtl:space-x-reverse">
        {items.slice(0, 3).map(({ id, image }) => (
          <ProductThumb key={id} src={image} alt="" size={48} />
        ))}
      </span>
      <span className="text-soft">{m.checkout_pieces({ count: pieces })}</span>
      <strong className="ms-auto text-lg font-semibold">
        <Amount money={money(breakdown.totalMinor, breakdown.currency)} locale={locale} />
      </strong>
    </div>
  )
}
