import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { Stat } from '#platform/ui/lists/stat.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
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
    return { locale, now, currency: sites[site].currency, loads, today, charts }
  })
}

export default function Overview() {
  const { locale, now, currency, loads, today, charts } = useLoaderData<typeof loader>()
  const rows = loads.flatMap((load) => {
    const queue = queues.find((one) => one.key === load.key)
    return queue ? [{ ...queue, ...load }] : []
  })
  const waiting = rows.filter((row) => row.count > 0).toSorted(byUrgency)
  const idle = rows.filter((row) => row.count === 0)
  return (
    <>
      <PageTitle>{m.console_overview()}</PageTitle>
      <PageHeading title={m.console_overview()} />
      <h2 className="text-lg">{m.console_waiting()}</h2>
      <p className="mb-3 text-sm text-soft">{m.console_waiting_lead()}</p>
      <Queue keys={keys()}>
        <Table
          caption={m.console_waiting()}
          columns={columns(now, locale)}
          rows={waiting}
          rowKey={(row) => row.key}
          dense
          rowTo={(row) => `/${locale}/ops/${row.path}`}
          empty={<EmptyState drawing="harbour" title={m.console_nothing()} text={m.console_nothing_text()} />}
        />
      </Queue>
      {idle.length > 0 && <Idle rows={idle} locale={locale} />}
      <h2 className="mt-8 mb-3 text-lg">{m.console_today()}</h2>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
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
    {
      key: 'queue',
      title: m.console_queue(),
      lead: true,
      wide: true,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{row.name()}</span>
          <span className="figures font-normal">
            <span className="sr-only">{m.console_count()}: </span>
            {row.count}
          </span>
          {row.isLate && (
            <Badge tone="bad" size="small">
              {m.console_late()}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'oldest',
      title: m.console_oldest(),
      cell: (row) => (
        <span className="flex gap-x-3 max-sm:flex-wrap">
          <span className="whitespace-nowrap">{row.oldest ? ageText(row.oldest, now, locale) : '—'}</span>
          {row.targetHours !== null && row.targetHours > 0 && (
            <span className="whitespace-nowrap text-soft">{m.console_within({ hours: row.targetHours })}</span>
          )}
        </span>
      ),
    },
  ]
}

// What is late first, by how long its oldest waits; what has no oldest last.
function byUrgency(one: Row, other: Row): number {
  if (one.isLate !== other.isLate) return one.isLate ? -1 : 1
  return (one.oldest?.getTime() ?? Number.POSITIVE_INFINITY) - (other.oldest?.getTime() ?? Number.POSITIVE_INFINITY)
}

/** Where nothing waits, in one line, each a press away. */
function Idle({ rows, locale }: { readonly rows: readonly Row[]; readonly locale: Locale }) {
  return (
    <div className="mt-4 text-sm">
      <h3 className="text-soft">{m.console_empty()}</h3>
      <ul className="flex flex-wrap gap-x-4">
        {rows.map((row) => (
          <li key={row.key}>
            <Link
              to={`/${locale}/ops/${row.path}`}
              className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {row.name()}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figure({ value }: { readonly value: number }) {
  return <span className="figures">{value}</span>
}
