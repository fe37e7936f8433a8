import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type Question, questionPath } from './analytics-question.ts'
import { eventTexts, funnel, partName, splitTexts } from './names.ts'
import type { Traffic } from './read-traffic.ts'

type PartsTableProps = {
  readonly here: string
  readonly question: Question
  readonly parts: Traffic['parts']
  readonly locale: Locale
  /** Null where sites stand side by side. */
  readonly currency: Currency | null
}

/** The same way for each part, those of most orders first; its name asks for it alone. */
export function PartsTable({ here, question, parts, locale, currency }: PartsTableProps) {
  const { by } = question
  const title = m.tracking_kinds({ by: splitTexts[by]() })
  return (
    <Card title={title}>
      <Table
        dense
        caption={title}
        rows={parts}
        rowKey={({ part }) => part}
        columns={[
          {
            key: 'part',
            title: splitTexts[by](),
            lead: true,
            cell: ({ part }) => (
              <Link to={questionPath(here, question, { only: { ...question.only, [by]: part || '-' } })}>
                <bdi>{partName(by, part)}</bdi>
              </Link>
            ),
          },
          ...funnel.map((name) => ({
            key: name,
            title: eventTexts[name](),
            numeric: true,
            cell: ({ figures }: Traffic['parts'][number]) => formatCount(figures[name].count),
          })),
          // Sites count in their own currencies.
          ...(currency === null
            ? []
            : [
                {
                  key: 'worth',
                  title: m.tracking_worth(),
                  numeric: true,
                  cell: ({ figures }: Traffic['parts'][number]) => (
                    <Amount money={{ minor: figures.placeOrder.minor, currency }} locale={locale} />
                  ),
                },
              ]),
        ]}
      />
      {by === 'source' && <p className="mt-3 text-sm text-soft">{m.tracking_unknown_note()}</p>}
    </Card>
  )
}
