import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClearanceCard } from '#fulfilment/warehouse/clearance/clearance-card.tsx'
import { DutiesCard } from '#fulfilment/warehouse/duties/duties-card.tsx'
import { HandedOverCard, HandOverCard } from '#fulfilment/warehouse/handing-over/hand-over-card.tsx'
import { PapersCard } from '#fulfilment/warehouse/papers/papers-card.tsx'
import { BoxesCard } from '#fulfilment/warehouse/shipping/boxes-card.tsx'
import { shipmentBoxDeeds } from '#fulfilment/warehouse/shipping/shipment-box-deeds.ts'
import { WarehouseDone } from '#fulfilment/warehouse/warehouse-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import { namesDeed } from '#platform/work/do-deed.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { toItemState } from '#selling/orders/items/item-states.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { readShipmentDesk } from './read-shipment-desk.ts'
import { readShipmentItems } from './read-shipment-items.ts'
import { type Milestone, shipmentMilestones } from './read-shipment-steps.ts'
import { readShipment, type ShipmentItem } from './read-shipments.ts'
import { shipmentDeeds } from './shipment-deeds.ts'
import { shipmentLabel } from './shipment-label.ts'
import { ShipmentSteps } from './shipment-steps.tsx'

const names: Readonly<Record<Milestone, () => string>> = {
  made: m.warehouse_step_made,
  handed: m.warehouse_step_handed,
  inUae: m.warehouse_step_in_uae,
  arrived: m.warehouse_step_arrived,
  released: m.warehouse_step_released,
  firstScan: m.warehouse_step_first_scan,
  received: m.warehouse_step_received,
}

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'customs', request)
  const asksProof = needsProof(visit)
  const { searchParams } = new URL(request.url)
  const found = await visit.read(async (work) => {
    const shipment = await readShipment(work, params.number ?? '')
    if (!shipment) return null
    const [items, desk] = await Promise.all([
      readShipmentItems(work, shipment.id, pageAsked(searchParams)),
      readShipmentDesk(work, shipment),
    ])
    return { shipment, items, desk }
  })
  if (!found) throw data(null, { status: 404 })
  const { locale, site } = visit
  const rows = found.items.rows.map((item) => ({
    ...item,
    stateText: stateLabel(toItemState(item.state), site, found.shipment.origin, locale),
  }))
  const { shipment, desk } = found
  return { locale, site, shipment, desk, asksProof, items: { ...found.items, rows }, done: searchParams.get('done') }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const { number = '' } = params
  requireStaff(visit, namesDeed(form, Object.keys(shipmentBoxDeeds(number))) ? 'ship' : 'customs', request)
  return answerDeeds(visit, form, shipmentDeeds(number), `ops/shipments/${number}`)
}

export default function Shipment() {
  const { locale, site, shipment, desk, asksProof, items, done } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { number, state, origin, boxes, count, grams } = shipment
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
        lead={m.warehouse_shipment_lead({ place: countryName(origin, locale), boxes, count, grams })}
      />
      <WarehouseDone done={done} />
      <MilestonesCard times={desk.times} locale={locale} site={site} />
      <ShipmentSteps key={answer?.attempt} shipment={shipment} site={site} answer={answer} />
      {state === 'preparing' && (
        <HandOverCard
          key={`give ${answer?.attempt}`}
          boxes={desk.boxCount}
          airwayBill={shipment.airwayBill}
          answer={answer}
        />
      )}
      {desk.handed && <HandedOverCard handed={desk.handed} locale={locale} site={site} />}
      {state !== 'dissolved' && <PapersCard number={number} version={desk.handed?.version ?? null} />}
      <BoxesCard
        key={`boxes ${answer?.attempt}`}
        packed={desk.packed}
        boxes={desk.boxCount}
        loose={desk.loose}
        answer={answer}
        mayChange={state === 'preparing' && desk.mayShip}
      />
      {state !== 'preparing' && state !== 'dissolved' && (
        <ClearanceCard
          key={`papers ${answer?.attempt}`}
          facts={{ ...desk, isAtCustoms: state === 'at_customs', locale, site }}
          answer={answer}
        />
      )}
      {(state === 'at_customs' || state === 'at_hub') && (
        <DutiesCard
          key={`duties ${answer?.attempt} ${desk.assessments.length}`}
          facts={{ ...desk, asksProof, locale, site }}
          answer={answer}
        />
      )}
      <Table
        caption={m.warehouse_manifest()}
        showCaption
        columns={columns()}
        rows={items.rows}
        rowKey={(item) => item.id}
        rowTo={(item) => `/${locale}/ops/orders/${item.label.split('-')[0]}`}
        dense
      />
      <ListPages {...items} here={`/${locale}/ops/shipments/${number}`} asked={{}} />
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

type MilestonesProps = {
  readonly times: Readonly<Record<Milestone, Date | null>>
  readonly locale: Locale
  readonly site: Site
}

/** The times of a shipment's steps. Only some shipments go through the UAE. */
function MilestonesCard({ times, locale, site }: MilestonesProps) {
  const shown = shipmentMilestones.filter((one) => one !== 'inUae' || times.inUae)
  return (
    <Card title={m.warehouse_steps()} className="mb-4">
      <Facts
        look="grid"
        items={shown.map((one) => {
          const at = times[one]
          return { term: names[one](), value: at ? sayMoment(at, locale, site) : '—' }
        })}
      />
    </Card>
  )
}
