import type { ReactNode } from 'react'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import { largerOf } from '#platform/values/amounts/round.ts'
import type { Locale } from '#platform/work/work.ts'

type Bar = { readonly key: string; readonly label: ReactNode; readonly money: Money }

type BarRowsProps = { readonly label: string; readonly bars: readonly Bar[]; readonly locale: Locale }

/** Amounts below each other as bars; the amount itself is text, so the bar adds no information. */
export function BarRows({ label, bars, locale }: BarRowsProps) {
  const most = bars.reduce((largest, { money }) => largerOf(money.minor, largest), 1n)
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {bars.map(({ key, label: name, money }) => (
        <li key={key}>
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Amount money={money} locale={locale} className="shrink-0 font-semibold" />
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 1000 8"
            preserveAspectRatio="none"
            className="mt-1 block h-2 w-full rounded-full text-sea rtl:-scale-x-100"
          >
            <rect width="1000" height="8" className="fill-sunken" />
            <rect width={partOf(money.minor, most)} height="8" fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** The share of the largest in thousandths; every amount above zero is visible. */
export function partOf(minor: bigint, most: bigint): number {
  if (minor <= 0n) return 0
  return Math.max(8, Number((minor * 1_000n) / most))
}
