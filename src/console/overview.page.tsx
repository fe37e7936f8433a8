import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Amount } from '#money/amount.tsx'
import { requireStaff } from '#people/require-staff.ts'
import { ageText } from '#platform/age.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Queue } from '#platform/ui/queue.tsx'
import { Stat } from '#platform/ui/stat.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { visitOf } from '#platform/visit.ts'
import { type Locale, siteCurrency } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { OverviewCharts } from './overview/overview-charts.tsx'
import { readCharts } from './overview/read-charts.ts'
import { queues } from './queues.ts'
import { type QueueLoad, readQueues } from './read-queues.ts'
import { readToday } from './read-today.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'overview', request)
  const { locale, site, now } = visit
  return visit.read(async (work) => {
    const [loads, today, charts] = await Promise.all([readQueues(work), readToday(work), readCharts(work)])
    return { locale, now, currency: siteCurrency[site], loads, today, charts }
  })
}

export default function Overview() {
  const { locale, now, currency, loads, today, charts } = useLoaderData<typeof loader>()
  const rows = loads.flatMap((load) => {
    const queue = queues.find((one) => one.key === load.key)
    return queue ? [{ ...queue, ...load }] : []
  })
  return (
    <>
      <PageTitle>{m.console_overview()}</PageTitle>
      <PageHeading title={m.console_overview()} />
      <h2 className="mb-3 text-lg">{m.console_today()}</h2>
      <div className="mb-8 grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
        <div className="grid max-md:col-span-2">
          <Stat
            label={m.console_today_paid()}
            value={<Amount money={{ minor: today.paidMinor, currency }} locale={locale} className="text-xl" />}
            icon="cash"
          />
        </div>
        <Stat label={m.console_today_orders()} value={<Figure value={today.orders} />} icon="list" />
        <Stat label={m.console_today_bought()} value={<Figure value={today.bought} />} icon="card" />
        <Stat label={m.console_today_received()} value={<Figure value={today.received} />} icon="scan" />
        <Stat label={m.console_today_arrived()} value={<Figure value={today.arrived} />} icon="building" />
        <Stat label={m.console_today_handed()} value={<Figure value={today.handed} />} icon="box" />
      </div>
      <h2 className="text-lg">{m.console_waiting()}</h2>
      <p className="mb-3 text-sm text-soft">{m.console_waiting_lead()}</p>
      <Queue keys={keys()}>
        <Table
          caption={m.console_waiting()}
          columns={columns(now, locale)}
          rows={rows}
          rowKey={(row) => row.key}
          rowTo={(row) => `/${locale}/ops/${row.path}`}
          empty={<EmptyState drawing="harbour" title={m.console_nothing()} text={m.console_nothing_text()} />}
        />
      </Queue>
      <OverviewCharts charts={charts} locale={locale} currency={currency} />
    </>
  )
}

function keys() {
  return [
    { press: 'j k', text: m.console_keys_next() },
    { press: 'Enter', text: m.console_keys_open() },
    { press: 'Ctrl K', text: m.console_keys_find() },
  ]
}

type Row = (typeof queues)[number] & QueueLoad

function columns(now: Date, locale: Locale): Column<Row>[] {
  return [
    { key: 'queue', title: m.console_queue(), lead: true, wide: true, cell: (row) => row.name() },
    { key: 'count', title: m.console_count(), numeric: true, cell: (row) => row.count },
    {
      key: 'oldest',
      title: m.console_oldest(),
      cell: (row) => <span className="whitespace-nowrap">{row.oldest ? ageText(row.oldest, now, locale) : '—'}</span>,
    },
    {
      key: 'target',
      title: m.console_target(),
      cell: (row) => (
        <span className="whitespace-nowrap text-soft">
          {row.targetHours === null ? '—' : m.console_within({ hours: row.targetHours })}
        </span>
      ),
    },
    { key: 'state', title: m.console_state(), cell: (row) => <Standing row={row} /> },
  ]
}

function Standing({ row }: { readonly row: Row }) {
  if (row.count === 0) return <Badge tone="neutral">{m.console_empty()}</Badge>
  if (row.isLate) return <Badge tone="bad">{m.console_late()}</Badge>
  return <Badge tone="ok">{m.console_on_time()}</Badge>
}

function Figure({ value }: { readonly value: number }) {
  return <span className="figures">{value}</span>
}
