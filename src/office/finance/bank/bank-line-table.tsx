import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { LineUse } from './line-use.tsx'
import type { BankLine } from './read-bank-lines.ts'

type BankLineTableProps = { readonly rows: readonly BankLine[]; readonly here: string; readonly locale: Locale }

/** Lines of statements, and what each was used for. */
export function BankLineTable({ rows, here, locale }: BankLineTableProps) {
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: '/', text: m.platform_queue_key_find() },
      ]}
    >
      <Table
        caption={m.finance_bank_lines()}
        rows={rows}
        rowKey={(line) => line.id}
        dense
        columns={[
          { key: 'line', title: m.finance_line(), lead: true, cell: (line) => <Ltr>{line.number}</Ltr> },
          { key: 'day', title: m.finance_booked(), cell: (line) => <Ltr>{line.day}</Ltr> },
          { key: 'account', title: m.finance_account(), cell: (line) => <Ltr>{line.account}</Ltr> },
          { key: 'payer', title: m.finance_payer(), wide: true, cell: (line) => <bdi>{line.payer}</bdi> },
          { key: 'reference', title: m.finance_reference(), cell: (line) => <Ltr>{line.reference}</Ltr> },
          {
            key: 'amount',
            title: m.finance_amount(),
            numeric: true,
            cell: (line) => <Amount money={line.amount} locale={locale} className="font-semibold" />,
          },
          { key: 'use', title: m.finance_used_for(), cell: (line) => <LineUse line={line} here={here} /> },
        ]}
      />
    </Queue>
  )
}
