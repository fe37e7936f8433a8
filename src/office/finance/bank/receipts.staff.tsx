import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { readReceipts } from './read-receipts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const rows = await visit.read((work) => readReceipts(work, q))
  const { locale, now } = visit
  return { q, rows, done: searchParams.get('done'), number: searchParams.get('number') ?? '', locale, now }
}

const doneTexts: Readonly<Record<string, (facts: { number: string }) => string>> = {
  settled: m.finance_done_receipt_settled,
  credited: m.finance_done_receipt_credited,
  failed: m.finance_done_receipt_failed,
  rejected: m.finance_done_receipt_rejected,
}

export default function ReceiptsDesk() {
  const { q, rows, done, number, locale, now } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/finance/receipts`
  const doneText = doneTexts[done ?? '']?.({ number: isolate(number) })
  return (
    <>
      <FinanceHeading locale={locale} at="receipts" lead={m.finance_receipts_lead()} />
      {doneText && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {doneText}
        </Notice>
      )}
      <QueueBar
        label={m.finance_find_receipt()}
        placeholder={m.finance_find_receipt()}
        button={m.platform_queue_search()}
        q={q}
        filters={[]}
        {...(q !== '' && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: 'Enter', text: m.platform_queue_key_open() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table
            caption={m.finance_receipts()}
            rows={rows}
            rowKey={(row) => row.paymentId}
            rowTo={(row) => `${here}/${row.number}`}
            dense
            columns={[
              { key: 'number', title: m.finance_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
              {
                key: 'age',
                title: m.finance_age(),
                numeric: true,
                cell: (row) => <bdi>{ageText(row.at, now, locale)}</bdi>,
              },
              { key: 'customer', title: m.finance_customer(), wide: true, cell: (row) => <bdi>{row.customer}</bdi> },
              {
                key: 'note',
                title: m.finance_receipt_note(),
                cell: ({ note, cancelledOrder }) => (
                  <>
                    <bdi>{note}</bdi>
                    {cancelledOrder && (
                      <span className="block font-medium">
                        {m.finance_receipt_cancelled({ order: isolate(cancelledOrder) })}
                      </span>
                    )}
                  </>
                ),
              },
              {
                key: 'amount',
                title: m.finance_expected(),
                numeric: true,
                cell: (row) => <Amount money={row.amount} locale={locale} className="font-semibold" />,
              },
            ]}
          />
        </Queue>
      )}
    </>
  )
}
