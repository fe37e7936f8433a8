import { lastPlace } from '#fulfilment/custody/custody-names.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { gapNames, nextNames } from './gap-names.ts'
import type { NotedGap } from './read-noted-gaps.ts'

type GapsTableProps = {
  readonly rows: readonly NotedGap[]
  /** The address of the list with its page and search. */
  readonly here: string
  readonly locale: Locale
  readonly site: Site
  readonly now: Date
}

/** The gaps: what is wrong with which goods, since when, and who acts next. */
export function GapsTable({ rows, here, locale, site, now }: GapsTableProps) {
  return (
    <Table
      dense
      caption={m.custody_gaps()}
      rows={rows}
      rowKey={(gap) => gap.id}
      rowTo={(gap) => `${here}${here.includes('?') ? '&' : '?'}gap=${gap.id}`}
      columns={[
        {
          key: 'label',
          title: m.custody_gap_goods(),
          lead: true,
          cell: (gap) => <Ltr>{gap.barcode ?? gap.label}</Ltr>,
        },
        {
          key: 'title',
          title: m.custody_gap_item(),
          wide: true,
          cell: (gap) => <bdi className="line-clamp-1">{gap.title}</bdi>,
        },
        { key: 'kind', title: m.custody_gap_what(), cell: (gap) => gapNames[gap.kind]() },
        { key: 'state', title: m.custody_gap_state(), cell: (gap) => stateLabel(gap.state, site, gap.country, locale) },
        { key: 'place', title: m.custody_gap_last(), cell: (gap) => lastPlace(gap, locale, site) },
        {
          key: 'age',
          title: m.custody_gap_since(),
          numeric: true,
          cell: (gap) => <bdi>{ageText(gap.foundAt, now, locale)}</bdi>,
        },
        { key: 'next', title: m.custody_gap_next(), cell: (gap) => nextNames[gap.next]() },
      ]}
    />
  )
}
