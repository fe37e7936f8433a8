import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Currency } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { knownCurrency } from './card-money.ts'

const cardStates = ['active', 'frozen', 'retired'] as const
const cardState = z.enum(cardStates)
export type CardState = z.output<typeof cardState>

export type LimitAsked = {
  readonly id: string
  readonly dailyMinor: bigint
  readonly monthlyMinor: bigint
  readonly why: string
  readonly askedBy: string
  readonly askedById: string
  readonly askedAt: Date
}
export type SupplierCard = {
  readonly id: string
  readonly label: string
  readonly account: string
  readonly last4: string | null
  readonly currency: Currency
  readonly state: CardState
  /** Null: none was set yet. */
  readonly dailyMinor: bigint | null
  readonly monthlyMinor: bigint | null
  readonly todayMinor: bigint
  readonly monthMinor: bigint
  /** What it may still pay now; null without a limit. */
  readonly leftMinor: bigint | null
  readonly asked: LimitAsked | null
}

/** The cards of this site with what each has spent today and this month, active ones first. */
export async function readCards(work: Work): Promise<readonly SupplierCard[]> {
  const { rows } = await sql<Row>`${select(work)} where card.site = ${work.site}
    order by array_position(array['active', 'frozen', 'retired'], card.state), card.label`.execute(work.db)
  return rows.map(toCard)
}

/** A card for a purchase, and how much it may still pay. */
export type PayingCard = Pick<SupplierCard, 'label' | 'currency' | 'leftMinor'>

/** The active cards of this site, the one that paid last first; spending is summed only for cards with a limit. */
export async function readPayingCards(work: Work): Promise<readonly PayingCard[]> {
  const { rows } = await sql<Row>`${select(work, sql`and most.id is not null`)}
    where card.site = ${work.site} and card.state = 'active'
    order by (select max(bought_at) from store_orders where card_id = card.id) desc nulls last, card.label`.execute(
    work.db,
  )
  return rows.map(toCard).map(({ label, currency, leftMinor }) => ({ label, currency, leftMinor }))
}

/** One of them by its label; null if there is none. */
export async function findCard(work: Work, label: string): Promise<SupplierCard | null> {
  const { rows } = await sql<Row>`${select(work)} where card.site = ${work.site}
    and card.account = supplier_card_account(${label})`.execute(work.db)
  return rows[0] ? toCard(rows[0]) : null
}

type Row = {
  readonly id: string
  readonly label: string
  readonly account: string
  readonly last4: string | null
  readonly currency: string
  readonly state: string
  readonly daily: bigint | null
  readonly monthly: bigint | null
  readonly today: bigint
  readonly month: bigint
  readonly asked_id: string | null
  readonly asked_daily: bigint | null
  readonly asked_monthly: bigint | null
  readonly asked_why: string | null
  readonly asked_name: string | null
  readonly asked_by: string | null
  readonly asked_at: Date | null
}

// Day and month begin in the site's time zone, computed once (`offset 0`), not for each purchase; the trigger that
// enforces the limit sums in the same way.
function select({ site, now }: Work, summed: RawBuilder<unknown> = sql``) {
  const zone = sites[site].timeZone
  return sql`
    select card.id, card.label, card.account, card.last4, card.currency, card.state, most.daily_minor as daily,
      most.monthly_minor as monthly, spent.today, spent.month, asked.id as asked_id, asked.daily_minor as asked_daily,
      asked.monthly_minor as asked_monthly, asked.why as asked_why, asked.asked_by, asker.name as asked_name, asked.asked_at
    from supplier_cards card
    left join supplier_card_limits most on most.id = card.limit_id
    left join supplier_card_limits asked on asked.card_id = card.id and asked.agreed_at is null and asked.withdrawn_at is null
    left join staff_members asker on asker.id = asked.asked_by
    cross join (select date_trunc('day', ${now}::timestamptz, ${zone}) as day, date_trunc('month', ${now}::timestamptz, ${zone}) as month
      offset 0) first
    cross join lateral (
      select coalesce(sum(card_minor) filter (where bought_at >= first.day), 0)::bigint as today,
        coalesce(sum(card_minor), 0)::bigint as month
      from store_orders where card_id = card.id and bought_at >= first.month
        and bought_at < first.month + interval '1 month' ${summed}) spent`
}

function toCard(row: Row): SupplierCard {
  const { id, label, account, last4, daily, monthly, today, month } = row
  return {
    id,
    label,
    account,
    last4,
    currency: knownCurrency(row.currency),
    state: cardState.parse(row.state),
    dailyMinor: daily,
    monthlyMinor: monthly,
    todayMinor: today,
    monthMinor: month,
    leftMinor: daily === null || monthly === null ? null : atLeastNothing(smallerOf(daily - today, monthly - month)),
    asked: toAsked(row),
  }
}

function toAsked(row: Row): LimitAsked | null {
  const { asked_id: id, asked_daily: dailyMinor, asked_monthly: monthlyMinor, asked_why: why, asked_at: askedAt } = row
  if (id === null || dailyMinor === null || monthlyMinor === null || why === null || askedAt === null) return null
  return { id, dailyMinor, monthlyMinor, why, askedAt, askedBy: row.asked_name ?? '', askedById: row.asked_by ?? '' }
}

const atLeastNothing = (minor: bigint) => (minor < 0n ? 0n : minor)
