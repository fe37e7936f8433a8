import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { LateItem } from './read-late.ts'
import { sayDays } from './say-expectation.ts'

type LateTableProps = {
  readonly facts: { readonly locale: Locale; readonly site: Site; readonly now: Date }
  readonly rows: readonly LateItem[]
}

/** Late items with their stage, the passed and usual time, and the day when news was due. */
export function LateTable({ facts, rows }: LateTableProps) {
  const { locale, site } = facts
  return (
    <Table
      dense
      caption={m.expectations_late_title()}
      rows={rows}
      rowKey={(row) => row.id}
      rowTo={(row) => `/${locale}/ops/orders/${row.number}`}
      choose={{
        name: 'item',
        value: (row) => row.id,
        label: (row) => m.expectations_choose({ item: `${row.number}-${row.place + 1}` }),
        all: m.expectations_choose_all(),
      }}
      columns={[
        {
          key: 'order',
          title: m.expectations_order(),
          lead: true,
          cell: (row) => <Ltr>{`${row.number}-${row.place + 1}`}</Ltr>,
        },
        {
          key: 'due',
          title: m.expectations_due(),
          cell: (row) => (
            <span className="flex items-center gap-x-2 max-sm:flex-wrap sm:whitespace-nowrap">
              <Badge tone={row.expected.isLate ? 'bad' : 'wait'}>
                {row.expected.isLate ? m.expectations_is_late() : m.expectations_is_soon()}
              </Badge>
              {sayDay(row.expected.nextUpdateBy, locale, site)}
            </span>
          ),
        },
        {
          key: 'gone',
          title: m.expectations_gone(),
          cell: ({ expected }) => m.expectations_gone_of({ gone: String(expected.daysGone), usual: sayDays(expected) }),
        },
        {
          key: 'stage',
          title: m.expectations_stage(),
          cell: (row) => stateLabel(row.state, site, row.country, locale),
        },
        {
          key: 'item',
          title: m.expectations_item(),
          wide: true,
          cell: (row) => <bdi className="line-clamp-1">{row.title}</bdi>,
        },
        { key: 'store', title: m.expectations_filter_country(), cell: (row) => countryName(row.country, locale) },
      ]}
    />
  )
}
