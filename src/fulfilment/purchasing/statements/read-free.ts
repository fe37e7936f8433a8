import { sql } from 'kysely'
import { isCurrency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { Charged, Expected, FreeLine } from './line-words.ts'

type LineRow = {
  readonly id: string
  readonly day: string
  readonly merchant: string
  readonly reference: string
  readonly minor: bigint
  readonly original_minor: bigint | null
  readonly original_currency: string | null
}

/** The card's lines that are neither matched nor explained, oldest first. */
export async function readFreeLines(work: Work, cardId: string): Promise<readonly FreeLine[]> {
  const { rows } = await sql<LineRow>`
    select line.id, line.booked_on::text as day, line.merchant, line.reference, line.amount_minor as minor, line.original_minor,
      line.original_currency
    from card_statement_lines line
    where line.card_id = ${cardId} and not exists (select from card_line_matches where line_id = line.id and undone_at is null)
      and not exists (select from card_break_closings where line_id = line.id)
    order by line.booked_on, line.id`.execute(work.db)
  return rows.map(({ original_minor: minor, original_currency: currency, ...line }) => ({
    ...line,
    original: minor !== null && currency !== null && isCurrency(currency) ? { minor, currency } : null,
  }))
}

type Row = Omit<Expected, 'cost' | 'charged'> & { readonly costMinor: bigint; readonly costCurrency: string }
type OrderRow = Row & { readonly parts: number; readonly chargedMinor: bigint; readonly chargedCost: bigint | null }

/**
 * The lines matched with the store order `bought`: their number, their sum, and the sum in its currency if each line
 * gives it.
 */
export const chargedSoFar = sql`(
  select count(*)::int as parts, coalesce(sum(part.amount_minor), 0)::bigint as minor,
    case when coalesce(bool_and(part.original_minor is not null and part.original_currency = bought.currency), true)
      then coalesce(sum(part.original_minor), 0)::bigint end as cost,
    coalesce(bool_or(exists (select from card_break_closings where line_id = part.id)), false) as "isClosed"
  from card_line_matches stands join card_statement_lines part on part.id = stands.line_id
  where stands.store_order_id = bought.id and stands.undone_at is null)`

/** The store orders of this site from that day on with no matching line, or matched in part. */
export async function readFreeOrders(work: Work, from: string): Promise<readonly Expected[]> {
  const { rows } = await sql<OrderRow>`
    select bought.id, bought.card_id as "cardId", bought.store, bought.store_order_number as number,
      to_char(bought.bought_at at time zone ${sites[work.site].timeZone}, 'YYYY-MM-DD') as day, bought.card_minor as "cardMinor",
      bought.cost_minor as "costMinor", bought.currency as "costCurrency", bought.currency <> card.currency as "isForeign",
      charged.parts, charged.minor as "chargedMinor", charged.cost as "chargedCost"
    from store_orders bought join supplier_cards card on card.id = bought.card_id
      cross join lateral ${chargedSoFar} charged
    where bought.site = ${work.site} and bought.bought_at >= ${from}::date - interval '1 day'
      and not exists (select from card_break_closings where store_order_id = bought.id)
      and (charged.parts = 0 or (not charged."isClosed" and charged.minor < bought.card_minor
        and (charged.cost is null or charged.cost < bought.cost_minor)))`.execute(work.db)
  return rows.map(({ parts, chargedMinor: minor, chargedCost: cost, ...row }) =>
    toExpected(row, { parts, minor, cost }),
  )
}

/** The refunds that sellers owe on this site and that no line shows yet. */
export async function readFreeRefunds(work: Work): Promise<readonly Expected[]> {
  const { rows } = await sql<Row>`
    select refund.id, bought.card_id as "cardId", bought.store, bought.store_order_number as number,
      to_char(refund.expected_at at time zone ${sites[work.site].timeZone}, 'YYYY-MM-DD') as day,
      greatest(1, round(bought.card_minor::numeric * refund.expected_minor / bought.cost_minor))::bigint as "cardMinor",
      refund.expected_minor as "costMinor", refund.currency as "costCurrency", bought.currency <> card.currency as "isForeign"
    from store_order_refunds refund join store_orders bought on bought.id = refund.store_order_id
      join supplier_cards card on card.id = bought.card_id
    where refund.site = ${work.site} and not exists (select from card_line_matches where refund_id = refund.id and undone_at is null)
      and not exists (select from card_break_closings where refund_id = refund.id)`.execute(work.db)
  return rows.map((row) => toExpected(row, { parts: 0, minor: 0n, cost: 0n }))
}

function toExpected({ costMinor, costCurrency, ...row }: Row, charged: Charged): Expected {
  return { ...row, charged, cost: { minor: costMinor, currency: costCurrency } }
}
