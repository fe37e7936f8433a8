import type { ItemChange, ItemField } from '#checkout/seen-cart.ts'
import { InView } from '#platform/ui/frame/in-view.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ShownChange } from './submit-checkout.ts'

const reasonTexts = {
  DIFFERENT_RATES: m.checkout_changed_rates,
  DIFFERENT_PACKAGES: m.checkout_changed_packages,
  INSUFFICIENT_QUOTA: m.checkout_changed_quota,
  DIFFERENT_CART: m.checkout_changed_cart,
  COUPON_ENDED: m.checkout_changed_coupon_ended,
  DIFFERENT_COUPON: m.checkout_changed_coupon,
  DIFFERENT_FEES: m.checkout_changed_fees,
} as const

const kindTexts = {
  added: m.checkout_item_added,
  removed: m.checkout_item_removed,
  changed: m.checkout_item_changed,
} as const

const fieldTexts: Readonly<Record<ItemField, () => string>> = {
  title: m.checkout_item_title,
  color: m.checkout_item_color,
  size: m.checkout_item_size,
  style: m.checkout_item_style,
  quantity: m.checkout_item_quantity,
  price: m.checkout_item_price,
}

type TotalChangeProps = { readonly change: ShownChange; readonly currency: Currency; readonly locale: Locale }

/** An order that is not what was shown: what it was, what it is, why, item by item. Agreeing is the customer's. */
export function TotalChange({ change, currency, locale }: TotalChangeProps) {
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} className="sm:text-lg" />
  const isSameTotal = change.beforeMinor === change.afterMinor
  return (
    <InView of={change}>
      <Notice
        tone="warn"
        role="alert"
        title={isSameTotal ? m.checkout_changed_goods_title() : m.checkout_changed_title()}
      >
        {!isSameTotal && (
          <Change
            before={amount(change.beforeMinor)}
            after={amount(change.afterMinor)}
            beforeLabel={m.checkout_was()}
            afterLabel={m.checkout_is_now()}
          />
        )}
        <ul className="mt-2 flex flex-col gap-1">
          {change.reasons.map((reason) => (
            <li key={reason}>{reasonTexts[reason]({ code: isolate(change.coupon) })}</li>
          ))}
        </ul>
        <ChangedItems items={change.items} />
        <p className="mt-2 text-soft">{m.checkout_changed_nothing_taken()}</p>
      </Notice>
    </InView>
  )
}

function ChangedItems({ items }: { readonly items: readonly ItemChange[] }) {
  if (items.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {items.map(({ id, title, kind, fields }) => (
        <li key={id} className="border-s-2 border-warn-line ps-3">
          <span className="block text-sm text-soft">{kindTexts[kind]()}</span>
          <ProductTitle lines={2}>{title}</ProductTitle>
          {fields.map(({ field, before, after }) => (
            <div key={field} className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="text-soft">{fieldTexts[field]()}</span>
              <Change
                before={<bdi>{before || m.checkout_item_none()}</bdi>}
                after={<bdi>{after || m.checkout_item_none()}</bdi>}
                beforeLabel={m.checkout_was()}
                afterLabel={m.checkout_is_now()}
              />
            </div>
          ))}
          {kind === 'changed' && fields.length === 0 && (
            <span className="block text-sm">{m.checkout_item_other()}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
