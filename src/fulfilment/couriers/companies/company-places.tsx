import { Form } from 'react-router'
import { zoneName } from '#fulfilment/couriers/zone-name.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import type { CompanyPageFacts } from './load-company.ts'
import type { CompanyGap, CompanyPlace } from './read-company-desk.ts'

/** The areas of a company, its delivery times, and the areas that it does not serve. */
export function CompanyPlaces({ facts }: { readonly facts: CompanyPageFacts }) {
  const { places, gaps, mayRun } = facts
  return (
    <>
      {gaps.length > 0 && (
        <Card title={m.couriers_gaps()}>
          <p className="mb-3 text-sm text-soft">{m.couriers_gaps_lead()}</p>
          <ul className="flex flex-col gap-2">
            {gaps.map((gap) => (
              <li key={`${gap.state} ${gap.area}`} className="flex flex-wrap items-center justify-between gap-2">
                <span>{gap.name}</span>
                {mayRun && <FillGap gap={gap} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={m.couriers_places()}>
        <Table
          caption={m.couriers_places()}
          columns={columns(mayRun)}
          rows={places}
          rowKey={(row) => row.state}
          dense
        />
      </Card>
    </>
  )
}

function FillGap({ gap }: { readonly gap: CompanyGap }) {
  return (
    <Form method="post">
      <input type="hidden" name="state" value={gap.state} />
      <input type="hidden" name="area" value={gap.area} />
      <SubmitButton
        name="do"
        value="gap"
        kind="secondary"
        size="small"
        aria-label={`${m.couriers_fill_gap()}: ${gap.name}`}
      >
        {m.couriers_fill_gap()}
      </SubmitButton>
    </Form>
  )
}

function columns(mayRun: boolean): readonly Column<CompanyPlace>[] {
  const shown: readonly Column<CompanyPlace>[] = [
    { key: 'state', title: m.couriers_place(), lead: true, cell: (row) => row.name },
    { key: 'zone', title: m.couriers_zone(), cell: (row) => zoneName(row.zone) },
    {
      key: 'days',
      title: m.couriers_days(),
      numeric: true,
      cell: (row) => <bdi>{m.couriers_days_of({ from: row.days.from, to: row.days.to })}</bdi>,
    },
    {
      key: 'served',
      title: m.couriers_served(),
      cell: (row) => (
        <Badge tone={row.isServed ? 'ok' : 'neutral'} size="small">
          {row.isServed ? m.couriers_on() : m.couriers_off()}
        </Badge>
      ),
    },
  ]
  return mayRun ? [...shown, { key: 'act', title: m.couriers_change(), cell: (row) => <Serve place={row} /> }] : shown
}

function Serve({ place }: { readonly place: CompanyPlace }) {
  const text = place.isServed ? m.couriers_stop() : m.couriers_serve()
  return (
    <Form method="post">
      <input type="hidden" name="state" value={place.state} />
      <input type="hidden" name="isServed" value={place.isServed ? 'no' : 'yes'} />
      <SubmitButton name="do" value="serve" kind="quiet" size="small" aria-label={`${text}: ${place.name}`}>
        {text}
      </SubmitButton>
    </Form>
  )
}
