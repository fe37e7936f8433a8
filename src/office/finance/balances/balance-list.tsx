import { familyName } from '#office/finance/account-names.ts'
import { providerName } from '#office/finance/reports/break-names.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { BalanceRow } from './read-balances.ts'

type BalanceListProps = { readonly title: string; readonly rows: readonly BalanceRow[]; readonly locale: Locale }

/** Balances of one side as of now; each account leads to its statement. */
export function BalanceList({ title, rows, locale }: BalanceListProps) {
  return (
    <Card title={title}>
      <Table
        caption={title}
        rows={rows}
        rowKey={(row) => `${row.name} ${row.currency}`}
        dense
        columns={[
          { key: 'name', title: m.finance_account(), lead: true, wide: true, cell: (row) => nameOf(row, locale) },
          {
            key: 'amount',
            title: m.finance_balance_now(),
            numeric: true,
            cell: (row) => <Amount money={money(row.minor, row.currency)} locale={locale} className="font-semibold" />,
          },
        ]}
      />
    </Card>
  )
}

function nameOf({ name, currency, isAccount }: BalanceRow, locale: Locale) {
  const [family = '', place] = name.split(':')
  if (!isAccount) return familyName(family)
  return (
    <Link
      to={`/${locale}/ops/finance/statement?account=${encodeURIComponent(name)}&currency=${currency}`}
      className="font-semibold text-sea underline-offset-4 hover:underline"
    >
      {familyName(family)} · <Ltr>{providerName(place ?? '')}</Ltr>
    </Link>
  )
}
