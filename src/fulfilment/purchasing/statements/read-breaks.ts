import { sql } from 'kysely'
import { knownCurrency } from '#fulfilment/purchasing/cards/card-money.ts'
import { readPurchaseRule } from '#fulfilment/purchasing/cards/read-purchase-rule.ts'
import { type Currency, type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { BreakKind } from './break-kinds.ts'
import { chargedSoFar } from './read-free.ts'

/** One difference between a statement and our books. */
export type CardBreak = {
  readonly kind: BreakKind
  /** `line:`, `order:` or `refund:` and its id. */
  readonly of: string
  readonly cardId: string
  readonly card: string
  readonly currency: Currency
  readonly day: string
  readonly merchant: string
  /** The store order that it concerns, if one is named, and its store; the merchant is the bank's text. */
  readonly store: string | null
  readonly number: string | null
  /** Above zero: more was paid than our books say. */
  readonly minor: bigint
  readonly ageDays: number
  /**
   * The difference as it is booked: in the store's currency if something was never charged or returned, otherwise as
   * above.
   */
  readonly amount: Money
  /** The amount of its store order or refund in the store's currency; null if none is named. */
  readonly cost: Money | null
  /**
   * How many lines are matched with the store order, and what is not charged yet, in the card's currency; null without
   * an order.
   */
  readonly parts: number
  readonly leftMinor: bigint | null
}

/** The open breaks between statements and books of this site, the oldest first. */
export async function readBreaks(work: Work, limit = 200): Promise<readonly CardBreak[]> {
  const rule = await readPurchaseRule(work)
  const today = sql`(${work.now}::timestamptz at time zone ${sites[work.site].timeZone})::date`
  const { rows } = await sql<Row>`
    select found.kind, found.of, found.card_id as "cardId", card.label as card, card.currency, found.day::text as day,
      found.merchant, found.store, found.number, found.minor, (${today} - found.day)::int as "ageDays",
      found.cost, found.cost_currency as "costCurrency", found.parts, found.left as "leftMinor"
    from (${linesOff(work)} union all ${matchesOff(work, rule.rateToleranceBp)} union all ${refundsMissing(work, rule.refundDays)}
      union all ${notCharged(work, rule.chargeDays)}) found
    join supplier_cards card on card.id = found.card_id
    order by found.day, found.of limit ${limit}`.execute(work.db)
  return rows.map(toBreak)
}

type Row = Omit<CardBreak, 'currency' | 'amount' | 'cost'> & {
  readonly currency: string
  readonly cost: bigint | null
  readonly costCurrency: string | null
}

function toBreak({ cost: costMinor, costCurrency, ...row }: Row): CardBreak {
  const currency = knownCurrency(row.currency)
  const cost = costMinor === null || costCurrency === null ? null : money(costMinor, knownCurrency(costCurrency))
  const isNothing = row.kind === 'notCharged' || row.kind === 'refundMissing'
  const amount =
    isNothing && cost ? { ...cost, minor: row.minor < 0n ? -cost.minor : cost.minor } : money(row.minor, currency)
  return { ...row, currency, cost, amount }
}

// Only letters and digits, because banks and stores write numbers in different ways.
const plain = (text: ReturnType<typeof sql>) => sql`regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`

function linesOff({ site }: Work) {
  const said = plain(sql`line.merchant || ' ' || line.reference`)
  return sql`
    select case when line.amount_minor < 0 then 'unknownRefund' when named.id is null and twin.id is null then 'unknownCharge'
        when named.id is not null and named.card_id <> line.card_id then 'otherCard'
        when named.is_open and named.parts = 0 then 'unknownCharge'
        when named.is_open and named.charged + line.amount_minor <= named.card_minor then 'part' else 'duplicate' end as kind,
      'line:' || line.id as of, line.card_id, line.booked_on as day, line.merchant, named.store,
      named.store_order_number as number,
      line.amount_minor as minor, named.cost_minor as cost, named.currency as cost_currency,
      coalesce(named.parts, 0) as parts,
      case when named.is_open and named.card_id = line.card_id and named.parts > 0
        then nullif(greatest(named.card_minor - named.charged, 0), 0) end as left
    from card_statement_lines line join supplier_cards mine on mine.id = line.card_id and mine.site = ${site}
    left join lateral (
      select bought.id, bought.card_id, bought.store, bought.store_order_number, bought.cost_minor, bought.currency,
        bought.card_minor, charged.parts, charged.minor as charged,
        not charged."isClosed" and not exists (select from card_break_closings where store_order_id = bought.id) as is_open
      from store_orders bought cross join lateral ${chargedSoFar} charged
      where bought.site = ${site} and length(bought.store_order_number) >= 4 and line.amount_minor > 0
        and bought.bought_at between line.booked_on - interval '120 days' and line.booked_on + interval '3 days'
        and strpos(${said}, ${plain(sql`bought.store_order_number`)}) > 0
      order by bought.bought_at desc limit 1) named on true
    left join lateral (
      select other.id from card_statement_lines other join card_line_matches stands on stands.line_id = other.id and stands.undone_at is null
      where other.card_id = line.card_id and other.id <> line.id and other.merchant = line.merchant
        and other.amount_minor = line.amount_minor and abs(other.booked_on - line.booked_on) <= 3 limit 1) twin on true
    where not exists (select from card_line_matches where line_id = line.id and undone_at is null)
      and not exists (select from card_break_closings where line_id = line.id)`
}

// If several lines belong to one store order, their difference is reported once, with the last of them.
function matchesOff({ site }: Work, rateBp: number) {
  return sql`
    select case when stands.refund_id is not null then 'refundDiffers' when stands.how = 'rate' then 'rate'
        when stands.how = 'day' then 'late' when stands.parts > 1 and bought.currency <> mine.currency
          and abs(stands.off) * 10000 <= bought.card_minor * ${rateBp}::int then 'rate'
        when stands.original_currency <> bought.currency then 'currency'
        when stands.off > 0 then 'overcharged' else 'undercharged' end,
      'line:' || stands.line_id, stands.card_id, stands.booked_on, stands.merchant, bought.store, bought.store_order_number,
      case when stands.refund_id is null then stands.off else -stands.off end,
      coalesce(refund.expected_minor, bought.cost_minor), bought.currency, stands.parts::int,
      case when stands.refund_id is null and stands.off < 0 then -stands.off end
    from (
      select match.line_id, match.refund_id, match.how, line.card_id, line.booked_on, line.merchant, line.original_currency,
        coalesce(match.store_order_id, refund.store_order_id) as order_id, count(*) over same as parts,
        case when match.refund_id is null then (sum(line.amount_minor) over same - ordered.card_minor)::bigint
          else match.difference_minor end as off,
        row_number() over (same order by match.matched_at desc, line.booked_on desc, line.id desc) as place
      from card_line_matches match join card_statement_lines line on line.id = match.line_id
        left join store_orders ordered on ordered.id = match.store_order_id
        left join store_order_refunds refund on refund.id = match.refund_id
      where match.undone_at is null
      window same as (partition by coalesce(match.store_order_id, match.refund_id))) stands
      join supplier_cards mine on mine.id = stands.card_id and mine.site = ${site}
      left join store_order_refunds refund on refund.id = stands.refund_id
      join store_orders bought on bought.id = stands.order_id
    where stands.place = 1 and (stands.off <> 0 or stands.how = 'day')
      and not exists (select from card_break_closings where line_id = stands.line_id)`
}

function refundsMissing({ site, now }: Work, days: number) {
  return sql`
    select 'refundMissing', 'refund:' || refund.id, bought.card_id,
      (refund.expected_at at time zone ${sites[site].timeZone})::date, bought.store, bought.store,
      bought.store_order_number, greatest(1, round(bought.card_minor::numeric * refund.expected_minor / bought.cost_minor))::bigint,
      refund.expected_minor, refund.currency, 0, null
    from store_order_refunds refund join store_orders bought on bought.id = refund.store_order_id
    where refund.site = ${site} and refund.expected_at < ${now}::timestamptz - ${days} * interval '1 day'
      and not exists (select from card_line_matches where refund_id = refund.id and undone_at is null)
      and not exists (select from card_break_closings where refund_id = refund.id)`
}

// Only for days that the card's statements cover: without a statement nothing is missing yet.
function notCharged({ site }: Work, days: number) {
  return sql`
    select 'notCharged', 'order:' || bought.id, bought.card_id, (bought.bought_at at time zone ${sites[site].timeZone})::date,
      bought.store, bought.store, bought.store_order_number, -bought.card_minor,
      bought.cost_minor, bought.currency, 0, null
    from (select card_id, min(from_day) as first, max(to_day) as last from card_statements where site = ${site}
      group by card_id) told
    join store_orders bought on bought.card_id = told.card_id and bought.bought_at >= told.first::timestamptz
      and bought.bought_at < told.last::timestamptz - ${days} * interval '1 day'
    where not exists (select from card_line_matches where store_order_id = bought.id and undone_at is null)
      and not exists (select from card_break_closings where store_order_id = bought.id)`
}
