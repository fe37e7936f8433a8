import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const places = [
  { key: 'overview', path: '', name: m.finance_overview },
  { key: 'receipts', path: 'receipts', name: m.finance_receipts },
  { key: 'bank', path: 'bank', name: m.finance_bank_lines, tab: m.finance_tab_bank },
  { key: 'withdrawals', path: 'withdrawals', name: m.finance_withdrawals },
  { key: 'batches', path: 'withdrawals/batches', name: m.finance_batches, tab: m.finance_tab_batches },
  { key: 'refunds', path: 'refunds', name: m.finance_refunds },
  { key: 'tills', path: 'tills', name: m.finance_tills },
  {
    key: 'courierCash',
    path: 'courier-cash',
    name: m.finance_courier_cash,
    tab: m.finance_tab_courier_cash,
  },
  { key: 'reports', path: 'reports', name: m.finance_reports, tab: m.finance_tab_reports },
  { key: 'suspense', path: 'suspense', name: m.finance_suspense, tab: m.finance_tab_suspense },
  { key: 'closes', path: 'closes', name: m.finance_closes, tab: m.finance_tab_closes },
  { key: 'revenue', path: 'revenue', name: m.finance_revenue },
  { key: 'rules', path: 'rules', name: m.finance_rules, tab: m.finance_tab_rules },
] as const

type FinanceHeadingProps = {
  readonly locale: Locale
  readonly at: (typeof places)[number]['key']
  readonly lead: ReactNode
  /** Where a screen of a desk has a name of its own. */
  readonly named?: string
  readonly actions?: ReactNode
  /** For who may go to no other desk of finance. */
  readonly alone?: boolean
}

/** The desks of finance beside each other, and what this one is about. */
export function FinanceHeading({ locale, at, lead, named, actions, alone = false }: FinanceHeadingProps) {
  const title = named ?? places.find((place) => place.key === at)?.name() ?? ''
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} {...(actions !== undefined && { actions })} />
      {!alone && (
        <div className="-mt-4 mb-3">
          <Tabs
            label={m.finance_desks()}
            items={places.map((place) => ({
              to: `/${locale}/ops/finance${place.path && `/${place.path}`}`,
              text: 'tab' in place ? place.tab() : place.name(),
              current: place.key === at,
            }))}
          />
        </div>
      )}
    </>
  )
}
