import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { balanceNames, statusNames, typeNames } from './history-names.ts'
import type { WordedRow } from './load-history.ts'

type HistoryTableProps = {
  readonly rows: readonly WordedRow[]
  readonly home: string
  readonly locale: Locale
  readonly site: Site
}

/** The customer's transactions, row by row; on a phone each is a card. */
export function HistoryTable({ rows, home, locale, site }: HistoryTableProps) {
  const columns: readonly Column<WordedRow>[] = [
    {
      key: 'what',
      title: m.account_col_what(),
      lead: true,
      cell: (row) => <What row={row} locale={locale} site={site} />,
    },
    { key: 'method', title: m.account_col_method(), cell: (row) => row.methodName ?? '—' },
    {
      key: 'reference',
      title: m.account_col_reference(),
      cell: (row) => (row.reference ? <Reference row={row} home={home} /> : '—'),
    },
    { key: 'status', title: m.account_col_status(), cell: (row) => <Status row={row} home={home} /> },
    { key: 'amount', title: m.account_col_amount(), numeric: true, cell: (row) => <Sum row={row} locale={locale} /> },
    {
      key: 'before',
      title: m.account_col_before(),
      numeric: true,
      cell: ({ moved }) => (moved ? <Amount money={moved.before} locale={locale} className="text-soft" /> : '—'),
    },
    {
      key: 'after',
      title: m.account_col_after(),
      numeric: true,
      cell: ({ moved }) => (moved ? <Amount money={moved.after} locale={locale} /> : '—'),
    },
  ]
  return <Table caption={m.account_financial()} rows={rows} rowKey={(row) => row.key} columns={columns} />
}

type WhatProps = { readonly row: WordedRow; readonly locale: Locale; readonly site: Site }

function What({ row, locale, site }: WhatProps) {
  const type = typeNames[row.type]()
  const said = row.said ?? m.account_case_not_moved()
  return (
    <>
      <span className="font-semibold">{type}</span>
      {row.number && (
        <>
          {' '}
          <Ltr className="text-sm font-normal text-soft">{row.number}</Ltr>
        </>
      )}
      {said.toLowerCase() !== type.toLowerCase() && <span className="block text-sm font-normal text-soft">{said}</span>}
      {row.cancelled && (
        <span className="block text-sm font-normal text-soft">
          {m.account_cancelled_because({ reason: `\u2068${row.cancelled}\u2069` })}
        </span>
      )}
      <span className="block text-sm font-normal whitespace-nowrap text-soft">
        <bdi>{sayMoment(row.at, locale, site)}</bdi>
      </span>
    </>
  )
}

function Reference({ row, home }: { readonly row: WordedRow; readonly home: string }) {
  return (
    <span className="block max-sm:text-end">
      {row.order ? (
        <TextLink to={`${home}/account/orders/${row.order}`}>
          <Ltr>{row.order}</Ltr>
        </TextLink>
      ) : (
        <Ltr className="wrap-anywhere">{row.reference}</Ltr>
      )}
      {row.stage && <span className="block text-sm text-soft">{row.stage.label}</span>}
    </span>
  )
}

function Status({ row, home }: { readonly row: WordedRow; readonly home: string }) {
  const [tone, name] = statusNames[row.status]
  const badge = <Badge tone={tone}>{name()}</Badge>
  const to = detailsOf(row, home)
  return to ? (
    <span className="flex flex-col items-start gap-1 max-sm:items-end">
      {badge}
      <TextLink to={to} quiet className="text-sm">
        {m.account_details()}
      </TextLink>
    </span>
  ) : (
    badge
  )
}

/** The page with more about a row: its request, its refund, the outcome of its payment. */
function detailsOf({ kind, number, paymentId }: WordedRow, home: string): string | null {
  if (kind === 'withdraw' || kind === 'withdraw_cancelled')
    return number && `${home}/account/financial/wallet/withdrawals/${number}`
  return paymentId && `${home}/payment/${paymentId}`
}

function Sum({ row, locale }: { readonly row: WordedRow; readonly locale: Locale }) {
  if (!row.moved) return <Amount money={row.amount} locale={locale} className="text-soft" />
  const { balance } = row.moved
  return (
    <span className="block max-sm:text-end">
      <Amount
        money={row.amount}
        locale={locale}
        className={row.amount.minor > 0n ? 'font-semibold text-ok' : 'font-semibold'}
      />
      <span className="block text-sm text-soft">
        {Object.hasOwn(balanceNames, balance) && balanceNames[balance as keyof typeof balanceNames]()}
      </span>
    </span>
  )
}
