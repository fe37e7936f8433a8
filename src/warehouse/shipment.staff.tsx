import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { stateLabel } from '#orders/item-label.ts'
import { toItemState } from '#orders/item-states.ts'
import { requireStaff } from '#people/require-staff.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { visitOf } from '#platform/visit.ts'
import { countryName } from '#pricing/names.ts'
import { m } from '#words/messages.js'
import { actOnShipment } from './act-on-shipment.ts'
import { readShipments, type ShipmentItem } from './read-shipments.ts'
import { shipmentLabel } from './shipment-label.ts'
import { ShipmentSteps } from './shipment-steps.tsx'
import { WarehouseDone } from './warehouse-heading.tsx'

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'ship', request)
  const shipment = (await visit.read((work) => readShipments(work, 1000))).find((row) => row.number === params.number)
  if (!shipment) throw data(null, { status: 404 })
  const { locale, site } = visit
  const items = shipment.items.map((item) => ({
    ...item,
    stateText: stateLabel(toItemState(item.state), site, shipment.origin, locale),
  }))
  const done = new URL(request.url).searchParams.get('done')
  return { locale, site, shipment: { ...shipment, items }, done }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'ship', request)
  return actOnShipment(visit, params.number ?? '', await request.formData())
}

export default function Shipment() {
  const { locale, site, shipment, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { number, state, origin, boxes, items } = shipment
  const grams = items.reduce((sum, item) => sum + item.grams, 0)
  return (
    <>
      <PageTitle>{m.warehouse_shipment_title({ number })}</PageTitle>
      <PageHeading
        back={{ to: `/${locale}/ops/shipments`, text: m.warehouse_shipments() }}
        title={
          <>
            {m.warehouse_shipment()} <Ltr>{number}</Ltr>
          </>
        }
        aside={<Badge tone={state === 'at_hub' ? 'ok' : 'info'}>{shipmentLabel(state)}</Badge>}
        lead={m.warehouse_shipment_lead({ place: countryName(origin, locale), boxes, count: items.length, grams })}
      />
      <WarehouseDone done={done} />
      <ShipmentSteps key={answer?.attempt} shipment={shipment} site={site} answer={answer} />
      <Table
        caption={m.warehouse_manifest()}
        showCaption
        columns={columns()}
        rows={items}
        rowKey={(item) => item.id}
        rowTo={(item) => `/${locale}/ops/orders/${item.label.split('-')[0]}`}
        dense
      />
    </>
  )
}

function columns(): readonly Column<ShipmentItem & { readonly stateText: string }>[] {
  return [
    { key: 'label', title: m.warehouse_label(), lead: true, cell: (item) => <Ltr>{item.label}</Ltr> },
    { key: 'title', title: m.warehouse_item(), wide: true, cell: (item) => <bdi>{item.title}</bdi> },
    { key: 'state', title: m.warehouse_state(), cell: (item) => item.stateText },
    { key: 'quantity', title: m.warehouse_count(), numeric: true, cell: (item) => item.quantity },
    {
      key: 'grams',
      title: m.warehouse_weight(),
      numeric: true,
      cell: (item) => <bdi>{m.warehouse_grams_of({ grams: item.grams })}</bdi>,
    },
  ]
}
