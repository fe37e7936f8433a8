import { SheetLink } from '#platform/ui/frame/sheet-link.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import type { DraftCost } from '#selling/cart/adding/draft-cost.ts'
import { breakdownLines } from '#selling/cart/page/breakdown-lines.tsx'
import { m } from '#words/messages.js'

const fieldNames: Readonly<Record<string, () => string>> = {
  price: m.cart_missing_price,
  currency: m.cart_field_currency,
  category: m.cart_missing_category,
  country: m.cart_missing_country,
}

/** What a price still waits for, as a sentence. */
export function fieldNamesOf(waitsFor: readonly string[]): string {
  const names = waitsFor.flatMap((name) => fieldNames[name]?.() ?? [])
  return names.length === 0
    ? m.cart_item_total_unknown()
    : m.cart_item_total_waits({ names: names.join(m.cart_missing_join()) })
}

/** Below the total: what is missing for it, or what the whole cart then comes to. */
export function CostNote({ cost, locale }: { readonly cost: DraftCost | null; readonly locale: Locale }) {
  if (cost === null) return null
  if (!cost.known) return fieldNamesOf(cost.waitsFor)
  const { view, others } = cost
  if (others === 0) return null
  const total = money(view.totalMinor, view.currency)
  return (
    <SheetLink
      href="#landed-price"
      text={m.cart_item_total_cart({ total: isolate(formatMoney(total, locale)) })}
      title={m.cart_item_total_sheet()}
      closeLabel={m.cart_close()}
    >
      {() => (
        <>
          <Breakdown
            lines={breakdownLines(view, locale)}
            total={{
              label: m.cart_cost_total(),
              amount: <Amount money={total} locale={locale} />,
              note: m.cart_cost_note(),
            }}
          />
          <RateNote rates={view.rates} />
        </>
      )}
    </SheetLink>
  )
}
