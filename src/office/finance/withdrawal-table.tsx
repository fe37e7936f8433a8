import { WithdrawalBadge } from '#money/payments/withdrawals/withdrawal-facts.tsx'
import { withdrawalMethodNames } from '#money/payments/withdrawals/withdrawal-names.ts'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DeskRow, DeskState } from './read-withdrawal-desk.ts'

type WithdrawalTableProps = {
  readonly rows: readonly DeskRow[]
  readonly here: string
  readonly locale: Locale
  readonly now: Date
  readonly site: Site
  readonly state: DeskState
}

/** The withdrawals of one state; those that are approved can be chosen for a batch. */
export function WithdrawalTable({ rows, here, locale, now, site, state }: WithdrawalTableProps) {
  const columns: readonly Column<DeskRow>[] = [
    { key: 'number', title: m.finance_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    {
      key: 'age',
      title: m.finance_age(),
      numeric: true,
      cell: (row) => <bdi>{ageText(row.requestedAt, now, locale)}</bdi>,
    },
    { key: 'due', title: m.finance_due(), cell: (row) => <Due row={row} locale={locale} now={now} site={site} /> },
    { key: 'customer', title: m.finance_customer(), wide: true, cell: (row) => <bdi>{row.customer}</bdi> },
    { key: 'method', title: m.finance_method(), cell: (row) => withdrawalMethodNames[row.method].name() },
    { key: 'people', title: m.finance_people(), cell: (row) => <People row={row} /> },
    {
      key: 'amount',
      title: m.finance_amount(),
      numeric: true,
      cell: (row) => <Amount money={row.amount} locale={locale} className="font-semibold" />,
    },
  ]
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: 'Enter', text: m.platform_queue_key_open() },
        { press: '/', text: m.platform_queue_key_find() },
      ]}
    >
      <Table
        caption={m.finance_withdrawals()}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowTo={(row) => `${here}/${row.number}`}
        marked={(row) => row.isMine}
        dense
        {...(state === 'approved' && {
          choose: {
            name: 'withdrawal',
            value: (row: DeskRow) => row.id,
            label: (row: DeskRow) => m.finance_choose({ number: row.number }),
            all: m.finance_choose_all(),
          },
        })}
      />
    </Queue>
  )
}

type DueProps = { readonly row: DeskRow; readonly locale: Locale; readonly now: Date; readonly site: Site }

function Due({ row, locale, now, site }: DueProps) {
  const isOpen = row.status === 'pending_review' || row.status === 'on_progress'
  if (isOpen && row.dueBy < now)
    return (
      <Badge tone="bad" size="small">
        <bdi>{sayDay(row.dueBy, locale, site)}</bdi>
      </Badge>
    )
  return <bdi>{sayDay(row.dueBy, locale, site)}</bdi>
}

function People({ row }: { readonly row: DeskRow }) {
  if (row.status !== 'pending_review') return <WithdrawalBadge status={row.status} />
  const count = m.finance_approved_by({ done: String(row.approvals), needed: String(row.approvalsNeeded) })
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={row.approvals > 0 ? 'info' : 'wait'} size="small">
        {count}
      </Badge>{' '}
      {row.isMine && <span className="text-soft">{m.finance_by_you()}</span>}
    </span>
  )
}
