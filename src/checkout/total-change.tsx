import { useEffect, useRef } from 'react'
import { Amount } from '#money/amount.tsx'
import { type Currency, money } from '#money/money.ts'
import { Change } from '#platform/ui/change.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { ShownChange } from './submit-checkout.ts'

const reasonTexts = {
  DIFFERENT_RATES: m.checkout_changed_rates,
  DIFFERENT_PACKAGES: m.checkout_changed_packages,
  INSUFFICIENT_QUOTA: m.checkout_changed_quota,
  DIFFERENT_CART: m.checkout_changed_cart,
} as const

type TotalChangeProps = { readonly change: ShownChange; readonly currency: Currency; readonly locale: Locale }

/** A total that is not what was shown: what it was, what it is, why. Nothing was taken; agreeing is the customer's. */
export function TotalChange({ change, currency, locale }: TotalChangeProps) {
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} className="text-lg" />
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed stands below; what it met must be seen.
  useEffect(() => {
    if (change.reasons.length === 0) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'center' })
  }, [change])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="warn" role="alert" title={m.checkout_changed_title()}>
        <Change
          before={amount(change.beforeMinor)}
          after={amount(change.afterMinor)}
          beforeLabel={m.checkout_was()}
          afterLabel={m.checkout_is_now()}
        />
        <ul className="mt-2 flex flex-col gap-1">
          {change.reasons.map((reason) => (
            <li key={reason}>{reasonTexts[reason]()}</li>
          ))}
        </ul>
        <p className="mt-2 text-soft">{m.checkout_changed_nothing_taken()}</p>
      </Notice>
    </div>
  )
}
