import { familyName } from '#office/finance/account-names.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type Family, isBalanced, sumOf } from './family-sums.ts'
import type { DayReport } from './read-days.ts'

type DayStateProps = { readonly report: DayReport; readonly locale: Locale; readonly site: Site }

/** Whether the day is closed, by whom, and where in the ledger's chain it ends. */
export function DayState({ report, locale, site }: DayStateProps) {
  const { closed, families } = report
  const isRight = isBalanced(families)
  return (
    <Notice tone={isRight ? 'info' : 'bad'} className="my-3 py-2">
      <Badge tone={isRight ? 'ok' : 'bad'} size="small">
        {isRight ? m.finance_balanced() : m.finance_not_balanced()}
      </Badge>{' '}
      {closed
        ? m.finance_day_closed_by({
            name: isolate(closed.by),
            at: isolate(sayMoment(closed.at, locale, site)),
            batch: String(closed.batch ?? 0n),
            hash: isolate(closed.hash.slice(0, 12)),
          })
        : m.finance_day_open()}
    </Notice>
  )
}

type FamilyTableProps = {
  readonly families: readonly Family[]
  readonly currency: Currency
  readonly hasMany: boolean
  readonly locale: Locale
}

/** What stood in each family of accounts, what moved it, and what stands in it. */
export function FamilyTable({ families, currency, hasMany, locale }: FamilyTableProps) {
  const rows = families.length === 0 ? [] : [...families, { family: '', currency, ...sumOf(families) }]
  const column = (key: 'opening' | 'cameIn' | 'wentOut' | 'closing', title: string) => ({
    key,
    title,
    numeric: true,
    cell: (row: Family) => (
      <Amount money={money(row[key], currency)} locale={locale} className={row.family === '' ? 'font-semibold' : ''} />
    ),
  })
  return (
    <Table
      caption={`${m.finance_closes()} · ${currency}`}
      showCaption={hasMany}
      rows={rows}
      rowKey={(row) => row.family}
      marked={(row) => row.family === ''}
      dense
      columns={[
        {
          key: 'family',
          title: m.finance_family(),
          lead: true,
          wide: true,
          cell: (row) => (row.family === '' ? m.finance_sum() : familyName(row.family)),
        },
        column('opening', m.finance_opening()),
        column('cameIn', m.finance_came_in()),
        column('wentOut', m.finance_went_out()),
        column('closing', m.finance_closing()),
      ]}
    />
  )
}
