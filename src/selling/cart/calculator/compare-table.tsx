import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { CompareRow } from './compare-rows.ts'

type CompareTableProps = {
  readonly kind: 'package' | 'coupon'
  readonly rows: readonly CompareRow[]
  /** The query of the present calculation. */
  readonly query: string
  readonly home: string
  readonly locale: Locale
}

/** The same goods with each package or each coupon, the cheapest first, and with none. */
export function CompareTable({ kind, rows, query, home, locale }: CompareTableProps) {
  const isPackage = kind === 'package'
  return (
    <Card title={isPackage ? m.cart_calc_all_packages() : m.cart_calc_all_coupons()}>
      {isPackage && <p className="-mt-1 mb-1 text-sm text-soft">{m.cart_calc_all_packages_note()}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li key={row.value} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi className="font-semibold">
                  {row.name ?? (isPackage ? m.cart_calc_no_package() : m.cart_calc_no_coupon())}
                </bdi>
                {row.isChosen && (
                  <Badge tone="info" size="small">
                    {m.cart_calc_chosen()}
                  </Badge>
                )}
              </span>
              {row.why && <span className="block text-sm text-soft">{row.why}</span>}
            </span>
            <span className="flex flex-col items-end text-end">
              <Amount money={row.total} locale={locale} className="font-semibold" />
              {row.saving.minor > 0n && (
                <span className="text-sm text-ok">
                  {m.cart_calc_saves()} <Amount money={row.saving} locale={locale} />
                </span>
              )}
              {!row.isChosen && !row.why && (
                <TextLink to={`${home}/calculator?${withChoice(query, kind, row.value)}`} className="min-h-8 text-sm">
                  {m.cart_calc_choose()}
                </TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function withChoice(query: string, kind: 'package' | 'coupon', value: string): string {
  const asked = new URLSearchParams(query)
  asked.set(kind === 'package' ? 'p' : 'c', value)
  asked.delete('t')
  asked.delete('v')
  return asked.toString()
}
