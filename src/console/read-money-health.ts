import { sql } from 'kysely'
import type { Site, Work } from '#platform/work.ts'

export type Suspense = { readonly currency: string; readonly minor: bigint }
export type RatesAge = { readonly site: Site; readonly since: Date }

/** Money that waits for somebody, and what prices stand on. */
export type MoneyHealth = {
  readonly openPayments: number
  /** Open although their time is over: nobody asked the gateway, or it does not answer. */
  readonly overduePayments: number
  readonly oldestOverdue: Date | null
  readonly suspense: readonly Suspense[]
  readonly rates: readonly RatesAge[]
  readonly oldestReview: Date | null
}

const open = ['pending', 'pending_payment', 'on_progress'] as const
const grace = 10 * 60_000

/** Open payments, money nobody could place, the age of the price tables, the oldest order that waits for review; both sites. */
export async function readMoneyHealth({ db, now }: Work): Promise<MoneyHealth> {
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
  const { rows: suspense } = await sql<Suspense>`
    select currency, sum(amount_minor)::bigint as minor from ledger_lines where account like 'suspense:%'
    group by currency having sum(amount_minor) <> 0 order by currency`.execute(db)
  const { rows: rates } = await sql<RatesAge>`
    select site, max(valid_from) as since from price_table_versions where valid_from <= ${now} group by site order by site desc`.execute(
    db,
  )
  const review = await db
    .selectFrom('order_items')
    .select(({ fn }) => fn.min<Date | null>('state_since').as('oldest'))
    .where('state', 'in', ['processing', 'pending_review'])
    .executeTakeFirstOrThrow()
  return {
    openPayments: Number(payments.open),
    overduePayments: Number(payments.overdue),
    oldestOverdue: payments.oldest,
    suspense,
    rates,
    oldestReview: review.oldest,
  }
}
