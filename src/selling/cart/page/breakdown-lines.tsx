import type { BreakdownLine } from '#platform/ui/show/breakdown.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { BreakdownView } from '#pricing/quote/explain/breakdown-view.ts'

const always: ReadonlySet<string> = new Set(['onlinePrice', 'internationalShipping', 'customs', 'subtotal', 'vat'])

/** A breakdown's rows for the screen: rows of zero without a message are left out, the total is separate. */
export function breakdownLines({ rows, currency }: BreakdownView, locale: Locale): BreakdownLine[] {
  return rows
    .filter(({ line, effect, amountMinor }) => {
      if (line === 'totalCost' || effect === 'details') return false
      return amountMinor !== 0n || always.has(line)
    })
    .map(({ line, label, effect, amountMinor, why }) => ({
      key: line,
      label,
      amount: <Amount money={money(effect === 'takes' ? -amountMinor : amountMinor, currency)} locale={locale} />,
      why: <Reasons why={effect === 'takes' ? [...why, ...detailsOf(rows)] : why} />,
      ...(line === 'subtotal' && { strong: true }),
      ...(effect === 'takes' && { tone: 'credit' as const }),
    }))
}

// The discount expands to the reasons of its two parts.
function detailsOf(rows: BreakdownView['rows']): readonly string[] {
  return rows.filter(({ effect, amountMinor }) => effect === 'details' && amountMinor > 0n).flatMap(({ why }) => why)
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
