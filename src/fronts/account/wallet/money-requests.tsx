import { statusNames, typeNames } from '#fronts/account/history/history-names.ts'
import type { WordedRow } from '#fronts/account/history/load-history.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type MoneyRequestsProps = {
  readonly rows: readonly WordedRow[]
  readonly home: string
  readonly locale: Locale
  readonly site: Site
}

/** Deposits and withdrawals in progress; each expands to its next step. */
export function MoneyRequests({ rows, home, locale, site }: MoneyRequestsProps) {
  return (
    <Table
      caption={m.account_requests_under_way()}
      rows={rows}
      rowKey={(row) => row.key}
      rowTo={({ kind, number, paymentId }) =>
        kind === null ? `${home}/payment/${paymentId}` : `${home}/account/financial/wallet/withdrawals/${number}`
      }
      columns={[
        {
          key: 'what',
          title: m.account_col_what(),
          lead: true,
          wide: true,
          cell: (row) => (
            <>
              {typeNames[row.type]()} <Ltr className="font-normal">{row.number}</Ltr>
              <span className="block text-sm font-normal text-soft">
                {sayDay(row.at, locale, site)} · {row.methodName}
              </span>
            </>
          ),
        },
        {
          key: 'status',
          title: m.account_col_status(),
          cell: ({ status }) => <Badge tone={statusNames[status][0]}>{statusNames[status][1]()}</Badge>,
        },
        {
          key: 'amount',
          title: m.account_col_amount(),
          numeric: true,
          cell: (row) => <Amount money={row.amount} locale={locale} className="font-semibold" />,
        },
      ]}
    />
  )
}
