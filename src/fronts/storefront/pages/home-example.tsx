import type { ReactNode } from 'react'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { MoneyRow } from '#platform/ui/show/money-row.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Example } from './read-example.ts'

type HomeExampleProps = {
  readonly example: Example
  readonly locale: Locale
  /** Folded below the price. */
  readonly more: ReactNode
}

/** One real price of today, with all its lines. */
export function HomeExample({ example, locale, more }: HomeExampleProps) {
  const { item, currency, totalMinor, lines, waived } = example
  return (
    <section
      aria-labelledby="example"
      className="min-w-0 rounded-large border border-line bg-surface p-4 shadow-rest sm:p-6"
    >
      <p className="text-sm text-soft">{m.storefront_example()}</p>
      <h3 id="example" className="text-lg">
        {m.storefront_example_item()}
      </h3>
      <p className="text-sm text-soft">
        {m.storefront_example_facts({ price: isolateLtr(item.price), grams: item.grams })}
      </p>
      <p className="mt-4 text-sm text-soft">{m.storefront_example_total()}</p>
      <p className="text-2xl font-semibold sm:text-3xl">
        <Amount money={{ minor: totalMinor, currency }} locale={locale} />
      </p>
      <Disclosure summary={m.storefront_example_lines()} className="mt-3 border-t border-line">
        <div className="divide-y divide-line text-ink">
          {lines.map(({ line, label, amountMinor, why }) => (
            <MoneyRow
              key={line}
              label={label}
              amount={<Amount money={{ minor: amountMinor, currency }} locale={locale} />}
              why={why.map((reason) => <p key={reason}>{reason}</p>)}
            />
          ))}
        </div>
        {waived?.map((reason) => (
          <p key={reason} className="pt-3 text-sm text-ok">
            {reason}
          </p>
        ))}
        <p className="pt-3 text-sm">{m.storefront_example_why()}</p>
      </Disclosure>
      {more}
    </section>
  )
}
