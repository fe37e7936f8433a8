import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readRouteVariances } from '#fulfilment/warehouse/duties/read-duties.ts'
import { RouteVariances } from '#fulfilment/warehouse/duties/variance-table.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
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
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { readShipments, type ShipmentRow } from './read-shipments.ts'
import { shipmentLabel } from './shipment-label.ts'
import { shipmentStates } from './shipment-moves.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'customs', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const state = shipmentStates.find((one) => one === searchParams.get('state')) ?? null
  const [shipments, routes] = await visit.read((work) =>
    Promise.all([readShipments(work, { q, state, ...pageAsked(searchParams) }), readRouteVariances(work)]),
  )
  const { locale, now, site } = visit
  return { ...shipments, routes, locale, site, now, q, state: state ?? '' }
}

export default function Shipments() {
  const facts = useLoaderData<typeof loader>()
  const { locale, site, now, q, state, rows, all, routes } = facts
  const here = `/${locale}/ops/shipments`
  const isNarrowed = q !== '' || state !== ''
  return (
    <>
      <PageTitle>{m.warehouse_shipments()}</PageTitle>
      <PageHeading
        title={m.warehouse_shipments()}
        lead={m.warehouse_shipments_lead({ count: all })}
        actions={
          <ButtonLink to={`/${locale}/ops/warehouse/packages`} kind="primary" size="small">
            {m.warehouse_shipments_new()}
          </ButtonLink>
        }
      />
      <QueueBar
        label={m.warehouse_shipments_find()}
        placeholder={m.warehouse_shipments_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'state',
            label: m.warehouse_state(),
            value: state,
            options: [
              { value: '', text: m.warehouse_all_states() },
              ...shipmentStates.map((one) => ({ value: one, text: shipmentLabel(one) })),
            ],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {rows.length === 0 && isNarrowed && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {rows.length === 0 && !isNarrowed && (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.warehouse_shipments_empty()} level={2} />
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
            caption={m.warehouse_shipments()}
            columns={columns(locale, now)}
            rows={rows}
            rowKey={(row) => row.id}
            rowTo={(row) => `${here}/${row.number}`}
            dense
          />
        </Queue>
      )}
      <ListPages {...facts} here={here} asked={{ q, state }} />
      {routes.length > 0 && !isNarrowed && <RouteVariances rows={routes} locale={locale} site={site} />}
    </>
  )
}

function columns(locale: Locale, now: Date): readonly Column<ShipmentRow>[] {
  return [
    { key: 'number', title: m.warehouse_shipment(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    {
      key: 'state',
      title: m.warehouse_state(),
      cell: (row) => (
        <Badge
          tone={
            row.state === 'at_hub'
              ? 'ok'
              : row.state === 'dissolved'
                ? 'neutral'
                : row.state === 'preparing'
                  ? 'wait'
                  : 'info'
          }
          size="small"
        >
          {shipmentLabel(row.state)}
        </Badge>
      ),
    },
    { key: 'origin', title: m.warehouse_place(), cell: (row) => countryName(row.origin, locale) },
    {
      key: 'airway',
      title: m.warehouse_airway_bill(),
      wide: true,
      cell: (row) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {row.airwayBill ?? '—'}
        </bdi>
      ),
    },
    { key: 'boxes', title: m.warehouse_boxes(), numeric: true, cell: (row) => row.boxes },
    { key: 'items', title: m.warehouse_items(), numeric: true, cell: (row) => row.count },
    {
      key: 'grams',
      title: m.warehouse_weight(),
      numeric: true,
      cell: (row) => <bdi>{m.warehouse_grams_of({ grams: row.grams })}</bdi>,
    },
    {
      key: 'age',
      title: m.warehouse_made(),
      numeric: true,
      cell: (row) => <bdi>{ageText(row.createdAt, now, locale)}</bdi>,
    },
  ]
}
