import { Form } from 'react-router'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { RefundDeskRow } from './read-refund-desk.ts'
import type { RefundDeskState } from './refund-desk-states.ts'
import { providerName } from './reports/break-names.ts'

type RefundTableProps = {
  readonly rows: readonly RefundDeskRow[]
  readonly state: RefundDeskState
  readonly here: string
  readonly locale: Locale
  readonly site: Site
  readonly now: Date
}

/** Refunds of one state, or what was taken back from us, the oldest in front. */
export function RefundTable({ rows, state, here, locale, now }: RefundTableProps) {
  const columns: readonly Column<RefundDeskRow>[] = [
    {
      key: 'number',
      title: m.finance_number(),
      lead: true,
      cell: (row) => (
        <>
          <Ltr>{row.number}</Ltr>
          {row.order && (
            <span className="block font-normal text-soft">
              <Ltr>{row.order}</Ltr>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'age',
      title: m.finance_age(),
      numeric: true,
      cell: (row) => <bdi>{ageText(row.since, now, locale)}</bdi>,
    },
    { key: 'customer', title: m.finance_customer(), cell: (row) => <bdi>{row.customer ?? '—'}</bdi> },
    {
      key: 'provider',
      title: m.finance_provider(),
      cell: (row) => (
        <>
          <Ltr>{providerName(row.provider)}</Ltr>
          <span className="block text-soft whitespace-normal wrap-anywhere">
            <Ltr>{row.transactionId}</Ltr>
          </span>
        </>
      ),
    },
    {
      key: 'amount',
      title: m.finance_amount(),
      numeric: true,
      cell: (row) => (
        <>
          <Amount money={row.amount} locale={locale} className="font-semibold" />
          {row.owed && row.owed.minor > 0n && (
            <span className="block text-bad">
              {m.finance_owed()} <Amount money={row.owed} locale={locale} />
            </span>
          )}
        </>
      ),
    },
    { key: 'detail', title: m.finance_said(), wide: true, cell: (row) => <Said row={row} /> },
    { key: 'do', title: m.finance_act(), cell: (row) => <Act row={row} state={state} here={here} /> },
  ]
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: '/', text: m.platform_queue_key_find() },
      ]}
    >
      <Table caption={m.finance_refunds()} columns={columns} rows={rows} rowKey={(row) => row.key} dense />
    </Queue>
  )
}

function Said({ row }: { readonly row: RefundDeskRow }) {
  if (row.handled)
    return (
      <span className="block min-w-0">
        <Badge tone="ok" size="small" wraps>
          {m.finance_handled()}
        </Badge>
        <span className="block text-soft whitespace-normal wrap-anywhere">
          <bdi>{row.handled.by}</bdi>: <bdi>{row.handled.note}</bdi>
        </span>
      </span>
    )
  if (row.ending)
    return (
      <span className="block min-w-0">
        <Badge tone="wait" size="small" wraps>
          {m.finance_waits_second()}
        </Badge>
        <span className="block text-soft whitespace-normal wrap-anywhere">
          <bdi>{row.ending.by}</bdi>: <bdi>{row.ending.note}</bdi>
        </span>
      </span>
    )
  return <Ltr>{row.detail ?? '—'}</Ltr>
}

const link = 'font-semibold text-sea underline-offset-4 hover:underline'
type ActProps = Pick<RefundTableProps, 'state' | 'here'> & { readonly row: RefundDeskRow }

const openNames: Readonly<Partial<Record<RefundDeskState, () => string>>> = {
  chargebacks: m.finance_handle,
  early: m.finance_handle,
  secondPerson: m.finance_decide,
}

function Act({ row, state, here }: ActProps) {
  if (state === 'returned' || row.handled) return null
  const open = (
    <Link to={`${here}&open=${encodeURIComponent(row.key)}`} className={link}>
      {openNames[state]?.() ?? m.finance_end_by_hand()}
    </Link>
  )
  if (state === 'chargebacks' || state === 'early' || state === 'secondPerson') return open
  return (
    <Form method="post" className="flex flex-wrap gap-x-4 gap-y-1">
      <button type="submit" name="do" value={`hurry:${row.key}`} className={link}>
        {m.finance_hurry()}
      </button>
      {state === 'unanswered' && open}
    </Form>
  )
}
