import type { ReactNode } from 'react'
import type { ForwardLane } from '#content/tracking/forwarding/read-forward-lanes.ts'
import { sayCompany } from '#content/tracking/forwarding/say-companies.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ageText } from '#platform/values/age.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { isOutgoingChannel, type OutgoingChannel, outgoingChannels } from '#platform/work/outgoing-channels.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { DeadLetters } from './dead-letters.tsx'
import { judgeLane } from './health-checks.ts'
import { Machine } from './machine.tsx'
import type { FailingWork, LaneLoad } from './read-background.ts'
import type { Health } from './read-health.ts'

const names: Readonly<Record<Exclude<LaneLoad['lane'], OutgoingChannel>, () => string>> = {
  money: m.console_lane_money,
  orders: m.console_lane_orders,
  couriers: m.console_lane_couriers,
  campaigns: m.console_lane_campaigns,
  adverts: m.console_lane_adverts,
  feeds: m.console_lane_feeds,
  sweeps: m.console_lane_sweeps,
  live: m.console_lane_live,
}

type HealthDetailsProps = {
  readonly health: Health
  readonly now: Date
  readonly locale: Locale
  readonly site: Site
  readonly maySendAgain: boolean
  /** What became of sending again. */
  readonly answer: ReactNode
}

/** What exactly fails, in the words of the machine, for whoever goes and looks for it. Nothing where nothing fails. */
export function HealthDetails({ health, now, locale, site, maySendAgain, answer }: HealthDetailsProps) {
  const { books, background } = health
  const moment = (at: Date) => <bdi className="whitespace-nowrap">{sayMoment(at, locale, site)}</bdi>
  return (
    <div className="mt-8 flex flex-col gap-8">
      <Details
        title={m.console_health_books_title()}
        rows={books.faults}
        rowKey={(fault) => `${fault.kind} ${fault.of}`}
        columns={[
          { key: 'of', title: m.console_health_account(), lead: true, wide: true, cell: (one) => <Ltr>{one.of}</Ltr> },
          { key: 'off', title: m.console_health_off(), numeric: true, cell: (one) => <Ltr>{String(one.off)}</Ltr> },
        ]}
      />
      <Table
        dense
        caption={m.console_health_lanes()}
        showCaption
        rows={background.lanes}
        rowKey={(one) => one.lane}
        marked={(one) => judgeLane(one, now) === 'bad' || one.dead > 0}
        columns={laneColumns(now, locale)}
      />
      <Details
        title={m.console_health_adverts()}
        rows={health.adverts}
        rowKey={(one) => one.receiver}
        columns={forwardColumns(now, locale)}
      />
      <DeadLetters letters={background.dead} maySendAgain={maySendAgain} moment={moment} answer={answer} />
      <Details
        title={m.console_health_failing()}
        rows={background.failing}
        rowKey={(one) => one.handler}
        columns={handlerColumns(now, locale)}
      />
      {health.errors.count > 0 && (
        <TextLink to={`/${locale}/ops/health/errors`} className="min-h-11">
          {m.errors_all()}
        </TextLink>
      )}
    </div>
  )
}

type DetailsProps<Row> = {
  readonly title: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
}

function Details<Row>({ title, rows, rowKey, columns }: DetailsProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <Table dense caption={title} rows={rows} rowKey={rowKey} columns={columns} />
    </section>
  )
}

function laneColumns(now: Date, locale: Locale): readonly Column<LaneLoad>[] {
  return [
    { key: 'lane', title: m.console_health_lane(), lead: true, cell: (one) => laneName(one.lane, locale) },
    { key: 'waiting', title: m.console_health_waiting(), numeric: true, cell: (one) => one.waiting },
    { key: 'since', title: m.console_oldest(), cell: (one) => (one.oldest ? ageText(one.oldest, now, locale) : '—') },
    { key: 'failing', title: m.console_health_failing(), numeric: true, cell: (one) => one.failing },
    { key: 'dead', title: m.console_health_dead(), numeric: true, cell: (one) => one.dead },
  ]
}

function forwardColumns(now: Date, locale: Locale): readonly Column<ForwardLane>[] {
  const age = (at: Date | null) => (at ? ageText(at, now, locale) : '—')
  return [
    {
      key: 'company',
      title: m.console_health_adverts_company(),
      lead: true,
      cell: (one) => sayCompany(one.receiver, locale),
    },
    { key: 'waiting', title: m.console_health_waiting(), numeric: true, cell: (one) => one.waiting },
    { key: 'since', title: m.console_oldest(), cell: (one) => age(one.oldest) },
    { key: 'unclear', title: m.console_health_adverts_unclear(), numeric: true, cell: (one) => one.unclear },
    { key: 'failed', title: m.console_health_adverts_failed_at(), cell: (one) => age(one.failedAt) },
    {
      key: 'failure',
      title: m.console_health_adverts_failure(),
      wide: true,
      cell: (one) => (one.failure === null ? '—' : <Machine text={one.failure} />),
    },
  ]
}

function handlerColumns(now: Date, locale: Locale): readonly Column<FailingWork>[] {
  return [
    { key: 'handler', title: m.console_health_handler(), lead: true, cell: (one) => <Ltr>{one.handler}</Ltr> },
    { key: 'count', title: m.console_count(), numeric: true, cell: (one) => one.count },
    { key: 'tries', title: m.console_health_attempts(), numeric: true, cell: (one) => one.tries },
    { key: 'since', title: m.console_oldest(), cell: (one) => ageText(one.since, now, locale) },
    { key: 'error', title: m.console_health_error(), wide: true, cell: (one) => <Machine text={one.error} /> },
  ]
}

/** What a lane of background work is called in the reader's language. */
function laneName(lane: LaneLoad['lane'], locale: Locale): string {
  return isOutgoingChannel(lane) ? outgoingChannels[lane].name[locale] : names[lane]()
}
