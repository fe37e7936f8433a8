import { Table } from '#platform/ui/lists/table.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { NamedSum } from './name-sums.ts'
import { pointsText } from './points-text.ts'
import { signed } from './signed.ts'
import { type OrderChange, pointsOf } from './sum-effect.ts'

type Change = { readonly before: bigint; readonly after: bigint }

// The columns that say what something came to, and comes to now.
const sumsBeforeAndAfter = () =>
  [
    {
      key: 'before',
      title: m.tariffs_before(),
      numeric: true,
      cell: ({ before }: Change) => <Ltr>{formatMinor(before)}</Ltr>,
    },
    {
      key: 'after',
      title: m.tariffs_after(),
      numeric: true,
      cell: ({ after }: Change) => <Ltr>{formatMinor(after)}</Ltr>,
    },
  ] as const

type ChangedOrdersProps = {
  readonly title: string
  readonly none: string
  readonly orders: readonly OrderChange[]
  readonly locale: Locale
}

/** The orders a change meets most, each with the way to it. */
export function ChangedOrders({ title, none, orders, locale }: ChangedOrdersProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {orders.length === 0 ? (
        <p className="text-sm text-soft">{none}</p>
      ) : (
        <Table
          caption={title}
          rows={orders}
          rowKey={({ number }) => number}
          rowTo={({ number }) => `/${locale}/ops/orders/${number}`}
          dense
          columns={[
            { key: 'order', title: m.tariffs_order(), lead: true, cell: ({ number }) => <Ltr>{number}</Ltr> },
            ...sumsBeforeAndAfter(),
            {
              key: 'difference',
              title: m.tariffs_effect_difference(),
              numeric: true,
              cell: ({ before, after, points }) => (
                <Ltr>
                  <strong>{signed(after - before)}</strong> <span className="text-soft">{pointsText(points)}</span>
                </Ltr>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}

/** What items of each origin or category come to, before and after. */
export function Sums({ title, sums }: { readonly title: string; readonly sums: readonly NamedSum[] }) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-2 text-sm text-soft">{m.tariffs_effect_sums_note()}</p>
      <Table
        caption={title}
        rows={sums}
        rowKey={({ key }) => key}
        dense
        columns={[
          { key: 'name', title: m.tariffs_row(), lead: true, cell: ({ name }) => <bdi>{name}</bdi> },
          { key: 'count', title: m.tariffs_effect_items(), numeric: true, cell: ({ count }) => <bdi>{count}</bdi> },
          ...sumsBeforeAndAfter(),
          {
            key: 'difference',
            title: m.tariffs_effect_difference(),
            numeric: true,
            cell: ({ before, after }) => (
              <Ltr>
                <strong>{signed(after - before)}</strong>{' '}
                <span className="text-soft">{pointsText(pointsOf(before, after))}</span>
              </Ltr>
            ),
          },
        ]}
      />
    </section>
  )
}
