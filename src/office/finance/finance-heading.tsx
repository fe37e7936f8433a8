import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
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

const doneTexts: Readonly<Record<string, () => string>> = {
  approved: m.finance_done_approved,
  approvedFirst: m.finance_done_approved_first,
  rejected: m.finance_done_rejected,
  batched: m.finance_done_batched,
  settled: m.finance_done_settled,
  ended: m.finance_done_ended,
  endProposed: m.finance_done_end_proposed,
  endWithdrawn: m.finance_done_end_withdrawn,
  hurried: m.finance_done_hurried,
  handled: m.finance_done_handled,
  imported: m.finance_done_imported,
  aside: m.finance_done_aside,
  report: m.finance_done_report,
  resolved: m.finance_done_resolved,
  payout: m.finance_done_payout,
  payoutBreak: m.finance_done_payout_break,
  'line-match': m.finance_done_line_match,
  'line-release': m.finance_done_line_release,
  'line-judge': m.finance_done_line_judge,
  ruleProposed: m.finance_done_rule_proposed,
  ruleAgreed: m.finance_done_rule_agreed,
  ruleWithdrawn: m.finance_done_rule_withdrawn,
  suspenseMoved: m.finance_done_suspense_moved,
  suspenseProposed: m.finance_done_suspense_proposed,
  suspenseWithdrawn: m.finance_done_suspense_withdrawn,
  courierTaken: m.finance_done_courier_taken,
  courierDiffers: m.finance_done_courier_differs,
  courierProposed: m.finance_done_courier_proposed,
  courierClosed: m.finance_done_courier_closed,
  courierWithdrawn: m.finance_done_courier_withdrawn,
  dayClosed: m.finance_done_day_closed,
  holidaySaved: m.finance_done_holiday_saved,
  holidayRemoved: m.finance_done_holiday_removed,
}

/** What was just done here. */
export function FinanceDone({ done }: { readonly done: string | null }) {
  const text = doneTexts[done ?? '']
  if (!text) return null
  return (
    <Notice tone="ok" role="status" className="mb-3 py-2">
      {text()}
    </Notice>
  )
}
