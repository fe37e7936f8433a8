import { sql } from 'kysely'
import { readClosures } from '#money/payments/holidays/read-closures.ts'
import type { Work } from '#platform/work/work.ts'
import { workingDaysOld } from '#pricing/quote/explain/rate-age.ts'
import { readTablesVersion, selectTablesId } from '#pricing/quote/tables/read-tables.ts'
import { countWaitingRates } from '#pricing/rates/count-waiting-rates.ts'
import { type Site, siteCodes } from '#sites/sites.ts'

type Suspense = { readonly currency: string; readonly minor: bigint }
export type RatesAge = {
  readonly site: Site
  readonly since: Date
  /** How many working days of its source went by without a newer rate: the worst of the currencies. */
  readonly missedDays: number
  /** Rates that people have not decided about. */
  readonly waiting: number
}

/** Money that waits for somebody, and what prices stand on. */
export type MoneyHealth = {
  readonly openPayments: number
  /** Open although their time is over: nobody asked the gateway, or it does not answer. */
  readonly overduePayments: number
  readonly oldestOverdue: Date | null
  /** What gateways told and did not confirm when they were asked; `deniedCallbacks` within a day. */
  readonly unconfirmedCallbacks: number
  readonly oldestUnconfirmed: Date | null
  readonly deniedCallbacks: number
  readonly suspense: readonly Suspense[]
  readonly rates: readonly RatesAge[]
  readonly oldestReview: Date | null
}

const open = ['pending', 'pending_payment', 'on_progress'] as const
const grace = 10 * 60_000

/** Open payments, money nobody could place, the age of the price tables, the oldest order that waits for review; both sites. */
export async function readMoneyHealth(work: Work): Promise<MoneyHealth> {
  const { db, now } = work
  const payments = await db
    .selectFrom('payments')
    .select(({ fn, eb }) => [
      fn.countAll<bigint>().as('open'),
      fn
        .countAll<bigint>()
        .filterWhere('expires_at', '<', new Date(now.getTime() - grace))
        .as('overdue'),
      fn
        .min<Date | null>('expires_at')
        .filterWhere(eb('expires_at', '<', new Date(now.getTime() - grace)))
        .as('oldest'),
    ])
    .where('status', 'in', open)
    .executeTakeFirstOrThrow()
  const { rows: callbacks } = await sql<{ waiting: number; oldest: Date | null; denied: number }>`
    select count(*) filter (where result is null)::int as waiting, min(received_at) filter (where result is null) as oldest,
      count(*) filter (where result = 'denied')::int as denied
    from payment_events
    where is_verified and (result is null or received_at > ${now}::timestamptz - interval '1 day')`.execute(db)
  const { rows: suspense } = await sql<Suspense>`
    select currency, sum(amount_minor)::bigint as minor from ledger_lines where account like 'suspense:%'
    group by currency having sum(amount_minor) <> 0 order by currency`.execute(db)
  const rates = []
  for (const site of siteCodes) rates.push(...(await readRatesAge(work, site)))
  const review = await db
    .selectFrom('order_items')
    .select(({ fn }) => fn.min<Date | null>('state_since').as('oldest'))
    .where('state', 'in', ['processing', 'pending_review'])
    .executeTakeFirstOrThrow()
  return {
    openPayments: Number(payments.open),
    overduePayments: Number(payments.overdue),
    oldestOverdue: payments.oldest,
    unconfirmedCallbacks: callbacks[0]?.waiting ?? 0,
    oldestUnconfirmed: callbacks[0]?.oldest ?? null,
    deniedCallbacks: callbacks[0]?.denied ?? 0,
    suspense,
    rates,
    oldestReview: review.oldest,
  }
}

// Nothing where the site has no price tables yet.
async function readRatesAge(work: Work, site: Site): Promise<readonly RatesAge[]> {
  const here = { ...work, site }
  const { id } = await work.db.selectNoFrom(selectTablesId(site, work.now).as('id')).executeTakeFirstOrThrow()
  if (id === null) return []
  const { validFrom, raw } = await readTablesVersion(here, id)
  const isClosed = await readClosures(here)
  const missed = Object.values(raw.rateFacts ?? {}).map((fact) => workingDaysOld(fact, work.now, site, isClosed))
  return [{ site, since: validFrom, missedDays: Math.max(0, ...missed), waiting: await countWaitingRates(here) }]
}
