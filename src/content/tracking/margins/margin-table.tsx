import { Table } from '#platform/ui/lists/table.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { marginOf, marginShare } from './margin-parts.ts'
import type { MarginRow } from './read-margins.ts'

export type NamedMargin = MarginRow & { readonly text: string }

type MarginTableProps = {
  readonly rows: readonly NamedMargin[]
  readonly lead: string
  readonly currency: Currency
  readonly locale: Locale
}

/** What customers paid, what it cost, and what is left, line by line. */
export function MarginTable({ rows, lead, currency, locale }: MarginTableProps) {
  const amount = (minor: bigint) => <Amount money={{ minor, currency }} locale={locale} />
  const part = (key: 'paid' | 'goods' | 'customs' | 'losses', title: string) => ({
    key,
    title,
    numeric: true,
    cell: ({ now }: NamedMargin) => amount(now[key]),
  })
  return (
    <Table
      dense
      caption={m.tracking_margin()}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: lead, lead: true, cell: ({ text }) => <bdi>{text}</bdi> },
        part('paid', m.tracking_margin_paid()),
        part('goods', m.tracking_margin_goods()),
        part('customs', m.tracking_margin_customs()),
        part('losses', m.tracking_margin_losses()),
        {
          key: 'margin',
          title: m.tracking_margin(),
          numeric: true,
          cell: ({ now }) => (
            <span className={marginOf(now) < 0n ? 'font-semibold text-bad' : 'font-semibold'}>
              {amount(marginOf(now))}
            </span>
          ),
        },
        { key: 'share', title: m.tracking_margin_share(), numeric: true, cell: ({ now }) => marginShare(now) },
        {
          key: 'before',
          title: m.tracking_before_label(),
          numeric: true,
          cell: ({ before }) => amount(marginOf(before)),
        },
      ]}
    />
  )
}
