import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { rateSourceName } from '#pricing/quote/explain/rate-lines.ts'
import { sourceNamed } from '#pricing/rates/read-good-rates.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { fourPlaces } from './four-places.ts'
import { stateBadge } from './rate-names.ts'
import type { RateReading } from './read-rate-history.ts'

type RateHistoryProps = { readonly readings: readonly RateReading[]; readonly locale: Locale; readonly site: Site }

/** What was read of a currency, day by day, and what became of it. */
export function RateHistory({ readings, locale, site }: RateHistoryProps) {
  return (
    <Table
      caption={m.tariffs_rates_history()}
      rows={readings}
      rowKey={(row) => row.id}
      dense
      columns={[
        { key: 'day', title: m.tariffs_rates_day(), lead: true, cell: (row) => <bdi>{row.quotedOn}</bdi> },
        {
          key: 'buy',
          title: m.tariffs_rates_buy(),
          numeric: true,
          cell: (row) => <Ltr>{row.buy === null ? '—' : fourPlaces(row.buy)}</Ltr>,
        },
        {
          key: 'sell',
          title: m.tariffs_rates_sold(),
          numeric: true,
          cell: (row) => <Ltr className="font-semibold">{fourPlaces(row.sell)}</Ltr>,
        },
        {
          key: 'source',
          title: m.tariffs_rates_source(),
          cell: (row) => <bdi>{rateSourceName(sourceNamed(row.source), locale)}</bdi>,
        },
        {
          key: 'fetched',
          title: m.tariffs_rates_fetched(),
          cell: (row) => <bdi>{sayMoment(row.fetchedAt, locale, site)}</bdi>,
        },
        {
          key: 'state',
          title: m.tariffs_rates_state(),
          cell: (row) => {
            const { tone, name } = stateBadge(row.state)
            return (
              <Badge tone={tone} size="small">
                {name}
              </Badge>
            )
          },
        },
        {
          key: 'why',
          title: m.tariffs_rates_why(),
          wide: true,
          cell: (row) => (row.why ? <bdi>{[row.decidedBy, row.why].filter(Boolean).join(': ')}</bdi> : '—'),
        },
      ]}
    />
  )
}
