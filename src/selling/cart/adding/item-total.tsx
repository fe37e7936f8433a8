import { SheetLink } from '#platform/ui/frame/sheet-link.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import { breakdownLines } from '#selling/cart/page/breakdown-lines.tsx'
import { m } from '#words/messages.js'
import type { DraftCost } from './draft-cost.ts'

const fieldNames: Readonly<Record<string, () => string>> = {
  price: m.cart_missing_price,
  currency: m.cart_field_currency,
  category: m.cart_missing_category,
  country: m.cart_missing_country,
}

type ItemTotalProps = { readonly cost: DraftCost | null; readonly isOld: boolean; readonly locale: Locale }

/** The total of the form's goods, or what must be filled in first. */
export function TotalAmount({ cost, isOld, locale }: ItemTotalProps) {
  if (!cost?.known) return <span aria-hidden="true">—</span>
  const amount = <Amount money={money(cost.addsMinor, cost.view.currency)} locale={locale} />
  return <span className={classes('transition-opacity', isOld && 'opacity-50')}>{amount}</span>
}

/** Below the amount: its parts and the cart's total, or what is missing. */
export function TotalNote({ cost, locale }: Omit<ItemTotalProps, 'isOld'>) {
  if (cost === null) return null
  if (!cost.known) {
    const names = cost.waitsFor.flatMap((name) => fieldNames[name]?.() ?? [])
    return names.length === 0
      ? m.cart_item_total_unknown()
      : m.cart_item_total_waits({ names: names.join(m.cart_missing_join()) })
  }
  const { view, others } = cost
  const total = money(view.totalMinor, view.currency)
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <SheetLink
        href="#item-cost"
        text={m.cart_total_details()}
        title={others > 0 ? m.cart_item_total_sheet() : m.cart_item_total()}
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
      {others > 0 && <span>{m.cart_item_total_cart({ total: isolate(formatMoney(total, locale)) })}</span>}
    </span>
  )
}

/** The same beside the form on wide screens, with its parts shown at once. */
export function TotalCard(props: ItemTotalProps) {
  const { cost, isOld, locale } = props
  if (cost?.known && cost.others === 0) {
    return (
      <div className={classes('transition-opacity', isOld && 'opacity-50')}>
        <Breakdown
          live
          title={m.cart_item_total()}
          lines={breakdownLines(cost.view, locale)}
          total={{
            label: m.cart_cost_total(),
            amount: <TotalAmount {...props} isOld={false} />,
            note: m.cart_cost_note(),
          }}
        />
        <RateNote rates={cost.view.rates} />
      </div>
    )
  }
  return (
    <div aria-live="polite">
      <span className="block font-semibold">{m.cart_item_total()}</span>
      <strong className="figures block text-2xl font-semibold">
        <TotalAmount {...props} />
      </strong>
      <div className="text-sm text-soft">
        <TotalNote cost={cost} locale={locale} />
      </div>
    </div>
  )
}
