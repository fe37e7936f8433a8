import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { MoneyRow } from '#platform/ui/show/money-row.tsx'
import { PriceBar, PriceDot, type PricePartTone } from '#platform/ui/show/price-bar.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { barParts, type PricePart, wholeParts } from '#pricing/quote/explain/price-parts.ts'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import type { KnownCost } from '#selling/cart/adding/draft-cost.ts'
import { m } from '#words/messages.js'

const partNames: Readonly<Record<PricePartTone, () => string>> = {
  goods: m.cart_product_part_goods,
  ship: m.cart_product_part_ship,
  state: m.cart_product_part_state,
  us: m.cart_product_part_us,
}

type PriceLinesProps = { readonly cost: KnownCost; readonly locale: Locale }

/** Who gets how much of a price, as a bar and as lines; each line opens to how it was worked out. */
export function PriceLines({ cost, locale }: PriceLinesProps) {
  const { currency, rates } = cost.view
  const parts = wholeParts(cost.adds)
  const bar = barParts(parts, cost.adds.find(({ line }) => line === 'discount')?.amountMinor ?? 0n)
  const said = bar
    .filter(({ amount }) => amount > 0n)
    .map(({ tone, amount }) => `${partNames[tone]()} ${isolate(formatMoney(money(amount, currency), locale))}`)
  const lines = <Lines cost={cost} parts={parts} locale={locale} />
  return (
    <div>
      <PriceBar label={m.cart_product_parts({ parts: said.join(m.cart_missing_join()) })} parts={bar} />
      <Disclosure summary={m.cart_product_made_of()} className="border-0 lg:hidden">
        {lines}
        <RateNote rates={rates} />
      </Disclosure>
      <div className="pt-2 max-lg:hidden">
        <h2 className="font-semibold">{m.cart_product_made_of()}</h2>
        {lines}
        <RateNote rates={rates} />
      </div>
    </div>
  )
}

type AddedPart = PricePart<KnownCost['adds'][number]>

function Lines({ cost, parts, locale }: PriceLinesProps & { readonly parts: readonly AddedPart[] }) {
  const { currency } = cost.view
  const discount = cost.adds.find(({ line }) => line === 'discount')
  return (
    <div className="flex flex-col text-ink">
      {parts.map((part) => (
        <PartLine key={part.tone} part={part} currency={currency} locale={locale} />
      ))}
      {discount && discount.amountMinor > 0n && (
        <MoneyRow
          label={discount.label}
          amount={<Amount money={money(-discount.amountMinor, currency)} locale={locale} />}
          tone="credit"
        />
      )}
    </div>
  )
}

type PartLineProps = { readonly part: AddedPart; readonly currency: Currency; readonly locale: Locale }

function PartLine({ part: { tone, amountMinor, rows }, currency, locale }: PartLineProps) {
  if (rows.length === 0) return null
  return (
    <MoneyRow
      label={
        <span className="inline-flex items-center gap-2.5">
          <PriceDot tone={tone} /> <span>{partNames[tone]()}</span>
        </span>
      }
      amount={<InCurrency minor={amountMinor} currency={currency} locale={locale} />}
      why={
        <ul className="flex flex-col gap-2">
          {rows.map(({ line, label, amountMinor: minor, why }) => (
            <li key={line}>
              <span className="flex justify-between gap-3 font-semibold">
                <span>{label}</span> <InCurrency minor={minor} currency={currency} locale={locale} />
              </span>
              {why.map((reason) => (
                <span key={reason} className="block">
                  {reason}
                </span>
              ))}
            </li>
          ))}
        </ul>
      }
    />
  )
}

type InCurrencyProps = { readonly minor: bigint; readonly currency: Currency; readonly locale: Locale }

function InCurrency({ minor, currency, locale }: InCurrencyProps) {
  return <Amount money={money(minor, currency)} locale={locale} />
}
