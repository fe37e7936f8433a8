import { type Kysely, sql } from 'kysely'
import type { LaneLoad } from '#fronts/console/health/read-background.ts'
import { type Health, readHealth } from '#fronts/console/health/read-health.ts'
import { read } from '#platform/database/database.ts'
import type { Measure } from '#platform/http/measures.ts'
import { type Database, system } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'

/**
 * The measures of the rooms, both sites together: whether the money adds up, what waits and since when, what failed.
 */
export async function readMeasures(db: Kysely<Database>, now: Date): Promise<readonly Measure[]> {
  return read(db, { who: system, now, site: mainSite, locale: 'en' }, async (work) => {
    const health = await readHealth(work)
    const { rows: readings } = await sql<{ outcome: string; count: number }>`
      select coalesce(reason, 'read') as outcome, count(*)::int as count from link_readings
      where read_at > ${now}::timestamptz - interval '1 hour' group by 1`.execute(work.db)
    return [...moneyMeasures(health, now), ...movingMeasures(health, now), ...readings.map(readingMeasure)]
  })
}

const seconds = (since: Date | null, now: Date) => (since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0)

function moneyMeasures({ books, money }: Health, now: Date): readonly Measure[] {
  return [
    { name: 'marsa_ledger_faults', help: 'What does not add up in the ledger; must be 0', value: books.faults.length },
    {
      name: 'marsa_ledger_imbalance_minor',
      help: 'By how much the ledger is off, in minor units; must be 0',
      value: books.faults.reduce((sum, fault) => sum + Math.abs(Number(fault.off)), 0),
    },
    { name: 'marsa_ledger_unchained', help: 'Entries in no batch of the chain yet', value: books.unchained },
    {
      name: 'marsa_ledger_proof_age_seconds',
      help: 'How long ago the books were proved; 0 where they were added up just now',
      value: seconds(books.provedAt, now),
    },
    ...money.suspense.map(({ currency, minor }) => ({
      name: 'marsa_suspense_minor',
      help: 'Money that arrived and could not be placed',
      labels: { currency },
      value: Number(minor),
    })),
    { name: 'marsa_payments_open', help: 'Payments not yet paid, failed or over', value: money.openPayments },
    {
      name: 'marsa_callbacks_unconfirmed',
      help: 'Callbacks whose gateway has not confirmed them yet; nothing of them is booked',
      value: money.unconfirmedCallbacks,
    },
    {
      name: 'marsa_callbacks_unconfirmed_oldest_seconds',
      help: 'Age of the oldest of them',
      value: seconds(money.oldestUnconfirmed, now),
    },
    {
      name: 'marsa_callbacks_denied',
      help: 'Signed callbacks of the last day that their gateway denied: somebody lies in its name',
      value: money.deniedCallbacks,
    },
    { name: 'marsa_payments_overdue', help: 'Open payments whose time is over', value: money.overduePayments },
    {
      name: 'marsa_review_oldest_seconds',
      help: 'How long the oldest item has waited for a reviewer',
      value: seconds(money.oldestReview, now),
    },
    ...money.rates.map(({ site, since }) => ({
      name: 'marsa_rates_age_seconds',
      help: 'Age of the price tables that hold',
      labels: { site },
      value: seconds(since, now),
    })),
    ...money.rates.map(({ site, missedDays }) => ({
      name: 'marsa_exchange_rates_missed_days',
      help: 'Working days that the slowest source of exchange rates has told nothing new',
      labels: { site },
      value: missedDays,
    })),
    ...money.rates.map(({ site, waiting }) => ({
      name: 'marsa_exchange_rates_waiting',
      help: 'Doubtful exchange rates that nobody has decided about',
      labels: { site },
      value: waiting,
    })),
  ]
}

function movingMeasures({ background, errors, security }: Health, now: Date): readonly Measure[] {
  const ofLanes = (name: string, help: string, read: (lane: LaneLoad) => number) =>
    background.lanes.map((lane) => ({ name, help, labels: { lane: lane.lane }, value: read(lane) }))
  return [
    ...Object.entries(security).map(([what, value]) => ({
      name: 'marsa_security_failures',
      help: 'Wrong passwords, codes and refused doors of staff and customers, and addresses that were stopped, within an hour',
      labels: { of: what },
      value,
    })),
    ...ofLanes('marsa_lane_waiting', 'Background work that is wanted and not done', (lane) => lane.waiting),
    ...ofLanes('marsa_lane_oldest_seconds', 'Age of the oldest of it', (lane) => seconds(lane.oldest, now)),
    ...ofLanes('marsa_lane_failing', 'Background work that failed and is tried again', (lane) => lane.failing),
    ...ofLanes('marsa_lane_dead', 'Background work that was given up; staff send it again', (lane) => lane.dead),
    {
      name: 'marsa_errors',
      help: 'Errors of browsers and of the server within a day, of causes that are not settled',
      value: errors.count,
    },
    { name: 'marsa_error_causes', help: 'Their causes', value: errors.causes },
  ]
}

function readingMeasure({ outcome, count }: { readonly outcome: string; readonly count: number }): Measure {
  return {
    name: 'marsa_link_readings',
    help: 'Links read within an hour, by outcome',
    labels: { outcome },
    value: count,
  }
}
