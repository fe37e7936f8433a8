import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { PriceBar, PriceDot } from '#platform/ui/show/price-bar.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { BreakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import { type PricePart, priceExtras, priceParts } from '#pricing/quote/explain/price-parts.ts'
import { m } from '#words/messages.js'

type SummaryProps = { readonly view: BreakdownView; readonly locale: Locale }

const partTexts = {
  goods: m.cart_part_goods,
  ship: m.cart_part_ship,
  state: m.cart_part_state,
  us: m.cart_part_us,
} as const

/** A price as four parts drawn to scale; each opens to its lines and their reasons. Then what is taken off and added. */
export function PriceSummary({ view, locale }: SummaryProps) {
  const parts = priceParts(view.rows)
  const { currency } = view
  return (
    <div>
      <PriceBar
        label={m.cart_parts_drawn()}
        parts={parts.map(({ tone, amountMinor }) => ({ tone, amount: amountMinor }))}
      />
      <div className="mt-2">
        {parts.map((part) => (
          <Part key={part.tone} part={part} currency={currency} locale={locale} />
        ))}
        {priceExtras(view).map(({ line, label, effect, amountMinor, why }) => {
          const takes = effect === 'takes'
          const details = takes ? view.rows.filter((row) => row.effect === 'details' && row.amountMinor > 0n) : []
          return (
            <Fold
              key={line}
              label={label}
              amount={
                <Amount
                  money={money(takes ? -amountMinor : amountMinor, currency)}
                  locale={locale}
                  className={takes ? 'text-ok' : ''}
                />
              }
            >
              <Reasons why={[...why, ...details.flatMap((row) => row.why)]} />
            </Fold>
          )
        })}
      </div>
    </div>
  )
}

type PartProps = { readonly part: PricePart; readonly currency: Currency; readonly locale: Locale }

function Part({ part, currency, locale }: PartProps) {
  const amount = <Amount money={money(part.amountMinor, currency)} locale={locale} />
  return (
    <Fold
      label={
        <>
          <PriceDot tone={part.tone} />
          {partTexts[part.tone]()}
        </>
      }
      amount={amount}
    >
      <ul className="flex flex-col gap-2">
        {part.rows.map(({ line, label, amountMinor, why }) => (
          <li key={line}>
            <span className="flex justify-between gap-3 font-semibold">
              {label}
              <Amount money={money(amountMinor, currency)} locale={locale} />
            </span>
            <Reasons why={why} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

type FoldProps = {
  readonly label: ReactNode
  readonly amount: ReactNode
  readonly children: ReactNode
}

function Fold({ label, amount, children }: FoldProps) {
  return (
    <details className="unfolds group/part">
      <summary className="flex min-h-11 items-center gap-2 hover:text-sea pointer-fine:min-h-9">
        <span className="flex min-w-0 items-center gap-2.5">{label}</span>
        <Icon name="down" size={16} className="text-soft transition-transform group-open/part:-scale-y-100" />
        <strong className="ms-auto shrink-0 font-semibold">{amount}</strong>
      </summary>
      <div className="mb-2 rounded bg-sunken px-3 py-2 text-sm text-soft">{children}</div>
    </details>
  )
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
