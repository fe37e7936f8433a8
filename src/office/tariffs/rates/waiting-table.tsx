import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { rateSourceName } from '#pricing/quote/explain/rate-lines.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { fourPlaces } from './four-places.ts'
import { doubtName } from './rate-names.ts'
import type { WaitingRate } from './read-waiting.ts'

type WaitingTableProps = {
  readonly rows: readonly WaitingRate[]
  readonly here: string
  readonly locale: Locale
  readonly site: Site
}

/** Rates that people decide about: what holds, what came, and why it was not believed. */
export function WaitingTable({ rows, here, locale, site }: WaitingTableProps) {
  return (
    <Table
      caption={m.tariffs_rates_waiting()}
      rows={rows}
      rowKey={(row) => row.id}
      dense
      columns={[
        { key: 'currency', title: m.tariffs_rates_currency(), lead: true, cell: (row) => <Ltr>{row.base}</Ltr> },
        { key: 'move', title: m.tariffs_rates_move(), cell: (row) => <Move row={row} /> },
        {
          key: 'doubts',
          title: m.tariffs_rates_doubts(),
          wide: true,
          cell: (row) => (
            <span className="flex flex-wrap gap-1">
              {row.doubts.map((doubt) => (
                <Badge key={doubt} tone="warn" size="small">
                  {doubtName(doubt)}
                </Badge>
              ))}
            </span>
          ),
        },
        {
          key: 'source',
          title: m.tariffs_rates_source(),
          cell: (row) => (
            <>
              <bdi>{rateSourceName(row.source, locale)}</bdi> · <bdi>{row.quotedOn}</bdi>
              <span className="block text-soft">{sayMoment(row.fetchedAt, locale, site)}</span>
            </>
          ),
        },
        {
          key: 'by',
          title: m.tariffs_rates_proposed_by(),
          cell: (row) => (row.proposedBy ? <bdi>{row.proposedBy}</bdi> : '—'),
        },
        {
          key: 'decide',
          title: m.tariffs_rates_decide(),
          cell: (row) => <TextLink to={`${here}&open=${row.id}`}>{m.tariffs_rates_decide()}</TextLink>,
        },
      ]}
    />
  )
}

/** What held, what came, and how far that is. */
export function Move({ row }: { readonly row: WaitingRate }) {
  const percent = row.movedPercent
  return (
    <Ltr className="figures whitespace-nowrap">
      {row.previous === null ? '—' : fourPlaces(row.previous)} →{' '}
      <strong className="font-semibold">{fourPlaces(row.sell)}</strong>
      {percent !== null && <span className="text-soft"> ({`${percent > 0 ? '+' : ''}${percent}%`})</span>}
    </Ltr>
  )
}
