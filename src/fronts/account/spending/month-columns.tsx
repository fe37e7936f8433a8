import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { MoneyRow } from '#platform/ui/show/money-row.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { largerOf } from '#platform/values/amounts/round.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { partOf } from './bar-rows.tsx'

type Month = { readonly key: string; readonly short: string; readonly long: string; readonly minor: bigint }

type MonthColumnsProps = {
  readonly months: readonly Month[]
  readonly currency: Currency
  readonly locale: Locale
}

/** The cost of each month as a column; the same in words and numbers below. */
export function MonthColumns({ months, currency, locale }: MonthColumnsProps) {
  const most = months.reduce((largest, { minor }) => largerOf(minor, largest), 1n)
  const money = (minor: bigint) => ({ minor, currency })
  return (
    <figure>
      <div role="img" aria-label={m.account_chart_months()} className="flex items-end gap-1 sm:gap-3">
        {months.map(({ key, short, long, minor }) => (
          <div key={key} className="min-w-0 grow basis-0 text-center">
            <svg viewBox="0 0 10 1000" preserveAspectRatio="none" className="block h-40 w-full text-sea sm:h-52">
              <title>{`${long}: ${isolate(formatMoney(money(minor), locale))}`}</title>
              <rect width="10" height="1000" className="fill-sunken" />
              <rect width="10" y={1000 - partOf(minor, most)} height={partOf(minor, most)} fill="currentColor" />
            </svg>
            <span className="figures mt-1 block text-xs text-soft sm:hidden">{Number(key.slice(5))}</span>
            <span className="mt-1 block truncate text-sm text-soft max-sm:hidden">{short}</span>
          </div>
        ))}
      </div>
      <figcaption className="mt-2">
        <Disclosure quiet summary={m.account_chart_numbers()}>
          <div className="divide-y divide-line text-base">
            {[...months].reverse().map(({ key, long, minor }) => (
              <MoneyRow key={key} label={long} amount={<Amount money={money(minor)} locale={locale} />} />
            ))}
          </div>
        </Disclosure>
      </figcaption>
    </figure>
  )
}
