import { sql } from 'kysely'
import { isCurrency } from '#money/money.ts'
import { siteZones } from '#platform/say-date.ts'
import type { Work } from '#platform/work.ts'
import type { Expected, FreeLine } from './match-lines.ts'

type LineRow = {
  readonly id: string
  readonly day: string
  readonly merchant: string
  readonly reference: string
  readonly minor: bigint
  readonly original_minor: bigint | null
  readonly original_currency: string | null
}

/** The lines of a card that stand for nothing and that nobody explained, oldest first. */
export async function readFreeLines(work: Work, cardId: string): Promise<readonly FreeLine[]> {
  const { rows } = await sql<LineRow>`
    select line.id, line.booked_on::text as day, line.merchant, line.reference, line.amount_minor as minor, line.original_minor,
      line.original_currency
    from card_statement_lines line
    where line.card_id = ${cardId} and not exists (select from card_line_matches where line_id = line.id)
      and not exists (select from card_break_closings where line_id = line.id)
    order by line.booked_on, line.id`.execute(work.db)
  return rows.map(({ original_minor: minor, original_currency: currency, ...line }) => ({
    ...line,
    original: minor !== null && currency !== null && isCurrency(currency) ? { minor, currency } : null,
  }))
}

type Row = Omit<Expected, 'cost'> & { readonly costMinor: bigint; readonly costCurrency: string }

/** The store orders of this site from that day on which no line stands for yet. */
export async function readFreeOrders(work: Work, from: string): Promise<readonly Expected[]> {
  const { rows } = await sql<Row>`
    select bought.id, bought.card_id as "cardId", bought.store, bought.store_order_number as number,
      to_char(bought.bought_at at time zone ${siteZones[work.site]}, 'YYYY-MM-DD') as day, bought.card_minor as "cardMinor",
      bought.cost_minor as "costMinor", bought.currency as "costCurrency", bought.currency <> card.currency as "isForeign"
    from store_orders bought join supplier_cards card on card.id = bought.card_id
    where bought.site = ${work.site} and bought.bought_at >= ${from}::date - interval '1 day'
      and not exists (select from card_line_matches where store_order_id = bought.id)
      and not exists (select from card_break_closings where store_order_id = bought.id)`.execute(work.db)
  return rows.map(toExpected)
}

/** The refunds that sellers owe on this site and no line shows yet. */
export async function readFreeRefunds(work: Work): Promise<readonly Expected[]> {
  const { rows } = await sql<Row>`
    select refund.id, bought.card_id as "cardId", bought.store, bought.store_order_number as number,
      to_char(refund.expected_at at time zone ${siteZones[work.site]}, 'YYYY-MM-DD') as day,
      greatest(1, round(bought.card_minor::numeric * refund.expected_minor / bought.cost_minor))::bigint as "cardMinor",
      refund.expected_minor as "costMinor", refund.currency as "costCurrency", bought.currency <> card.currency as "isForeign"
    from store_order_refunds refund join store_orders bought on bought.id = refund.store_order_id
      join supplier_cards card on card.id = bought.card_id
    where refund.site = ${work.site} and not exists (select from card_line_matches where refund_id = refund.id)
      and not exists (select from card_break_closings where refund_id = refund.id)`.execute(work.db)
  return rows.map(toExpected)
}

function toExpected({ costMinor, costCurrency, ...row }: Row): Expected {
  return { ...row, cost: { minor: costMinor, currency: costCurrency } }
}
