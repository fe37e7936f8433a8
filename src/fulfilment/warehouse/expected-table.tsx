import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ExpectedList, ExpectedRow } from './receiving/list-expected.ts'

type ExpectedFacts = {
  readonly locale: Locale
  readonly now: Date
  readonly q: string
  readonly country: string
  readonly expected: ExpectedList
  readonly site: Site
}

/** Parcels on their way to us, the oldest first. */
export function ExpectedTable({ facts }: { readonly facts: ExpectedFacts }) {
  const { locale, q, country, expected } = facts
  const here = `/${locale}/ops/warehouse`
  const { rows, places } = expected
  const isNarrowed = q !== '' || country !== ''
  return (
    <>
      <QueueBar
        label={m.warehouse_expected_find()}
        placeholder={m.warehouse_expected_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'country',
            label: m.warehouse_place(),
            value: country,
            options: [
              { value: '', text: m.warehouse_all_places() },
              ...places.map((one) => ({
                value: one.country,
                text: `${countryName(one.country, locale)} (${one.count})`,
              })),
            ],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {rows.length === 0 && isNarrowed && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {rows.length === 0 && !isNarrowed && (
        <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.warehouse_expected_empty()} level={2} />
      )}
      {rows.length > 0 && (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: 'Enter', text: m.platform_queue_key_open() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table
            caption={m.warehouse_tab_receive()}
            columns={columns(facts)}
            rows={rows}
            rowKey={(parcel) => `${parcel.trackingNumber} ${parcel.country}`}
            rowTo={(parcel) => `${here}?tracking=${encodeURIComponent(parcel.trackingNumber)}`}
            dense
          />
        </Queue>
      )}
      <ListPages {...expected} here={here} asked={{ q, country }} />
    </>
  )
}

function columns({ locale, now, site }: ExpectedFacts): readonly Column<ExpectedRow>[] {
  return [
    { key: 'tracking', title: m.warehouse_tracking(), lead: true, cell: (row) => <Ltr>{row.trackingNumber}</Ltr> },
    { key: 'carrier', title: m.warehouse_carrier(), cell: (row) => <Ltr>{row.carrier}</Ltr> },
    { key: 'place', title: m.warehouse_place(), cell: (row) => countryName(row.country, locale) },
    { key: 'store', title: m.warehouse_store(), cell: (row) => <Ltr>{row.store}</Ltr> },
    {
      key: 'titles',
      title: m.warehouse_items(),
      wide: true,
      cell: (row) => <bdi className="line-clamp-1">{row.titles}</bdi>,
    },
    { key: 'count', title: m.warehouse_count(), numeric: true, cell: (row) => row.items },
    {
      key: 'age',
      title: m.warehouse_sent(),
      numeric: true,
      cell: ({ overdueSince: due, shippedAt }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {due && <Badge tone="bad">{m.warehouse_overdue({ day: sayDay(due, locale, site) })}</Badge>}
          <bdi>{ageText(shippedAt, now, locale)}</bdi>
        </span>
      ),
    },
  ]
}
