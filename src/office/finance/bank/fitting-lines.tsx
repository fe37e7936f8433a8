import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { FittingLine } from './read-receipts.ts'
import type { LineFit } from './score-line.ts'

const fits = [
  { key: 'amount', name: m.finance_fit_amount },
  { key: 'reference', name: m.finance_fit_reference },
  { key: 'name', name: m.finance_fit_name },
  { key: 'day', name: m.finance_fit_day },
] as const satisfies readonly { key: keyof LineFit; name: () => string }[]

type FittingLinesProps = { readonly lines: readonly FittingLine[]; readonly chosen: string; readonly locale: Locale }

/** The unused lines of the statements, the likeliest in front and marked; one of them is chosen. */
export function FittingLines({ lines, chosen, locale }: FittingLinesProps) {
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.finance_key_choose() },
        { press: 'a', text: m.finance_key_approve() },
        { press: 'r', text: m.finance_key_reject() },
      ]}
    >
      <Table
        caption={m.finance_lines_title()}
        rows={lines}
        rowKey={(line) => line.id}
        marked={(line) => line.isCandidate}
        dense
        columns={[
          {
            key: 'line',
            title: m.finance_line(),
            lead: true,
            cell: (line) => (
              <label className="inline-flex items-center gap-2">
                <input
                  type="radio"
                  name="lineId"
                  value={line.id}
                  defaultChecked={line.id === chosen}
                  required
                  disabled={line.barred !== null}
                  aria-label={m.finance_line_choose({ number: line.number })}
                  className="size-4 accent-sea"
                />
                <Ltr>{line.number}</Ltr>
              </label>
            ),
          },
          { key: 'day', title: m.finance_booked(), cell: (line) => <Ltr>{line.day}</Ltr> },
          {
            key: 'payer',
            title: m.finance_payer(),
            wide: true,
            cell: (line) => (
              <span className="block min-w-0 wrap-anywhere">
                <bdi>{line.payer}</bdi>
                {line.reference && (
                  <span className="block text-soft">
                    <Ltr>{line.reference}</Ltr>
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'amount',
            title: m.finance_amount(),
            numeric: true,
            cell: (line) => <Amount money={line.amount} locale={locale} className="font-semibold" />,
          },
          { key: 'fits', title: m.finance_fits(), wide: true, cell: (line) => <Fits line={line} /> },
        ]}
      />
    </Queue>
  )
}

function Fits({ line }: { readonly line: FittingLine }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 whitespace-normal">
      {line.isCandidate && (
        <Badge tone="ok" size="small">
          {m.finance_candidate()}
        </Badge>
      )}
      {line.barred && (
        <Badge tone="warn" size="small" wraps>
          {line.barred === 'importer'
            ? m.finance_line_barred_importer()
            : m.finance_line_doubted({ number: isolate(line.likelySameAs ?? '') })}
        </Badge>
      )}
      <span className="text-soft">
        {fits
          .filter(({ key }) => line.fit[key])
          .map(({ name }) => name())
          .join(' · ')}
      </span>
    </span>
  )
}
