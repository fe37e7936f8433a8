import { sql } from 'kysely'
import { knownCurrency } from '#fulfilment/purchasing/cards/card-money.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'

/** A match made by hand that is still valid. */
export type MatchedByHand = {
  readonly id: string
  readonly cardId: string
  readonly card: string
  readonly day: string
  readonly merchant: string
  /** In the card's currency; below zero returned. */
  readonly amount: Money
  readonly store: string
  readonly number: string
  readonly by: string
  readonly at: Date
  /** Of a refund: the entry that booked it. */
  readonly entryId: string | null
  /** Whether a difference on it was closed: then it cannot be withdrawn. */
  readonly isClosed: boolean
}

type Row = Omit<MatchedByHand, 'amount'> & { readonly minor: bigint; readonly currency: string }
const most = 20

/** The valid matches made by hand on this site's cards, newest first; or one of them. */
export async function readMatchedByHand(
  work: Work,
  { matchId = null }: { readonly matchId?: string | null } = {},
): Promise<readonly MatchedByHand[]> {
  const { rows } = await sql<Row>`
    select match.id, card.id as "cardId", card.label as card, line.booked_on::text as day, line.merchant,
      line.amount_minor as minor, card.currency, bought.store, bought.store_order_number as number, staff.name as by,
      match.matched_at as at, match.entry_id as "entryId",
      exists (select from card_break_closings closed where closed.store_order_id = match.store_order_id
        or closed.refund_id = match.refund_id or closed.line_id in (
          select line_id from card_line_matches beside where beside.undone_at is null
            and (beside.id = match.id or beside.store_order_id = match.store_order_id))) as "isClosed"
    from card_line_matches match join card_statement_lines line on line.id = match.line_id
      join supplier_cards card on card.id = line.card_id and card.site = ${work.site}
      left join store_order_refunds refund on refund.id = match.refund_id
      join store_orders bought on bought.id = coalesce(match.store_order_id, refund.store_order_id)
      join staff_members staff on staff.id = match.matched_by
    where match.how = 'hand' and match.undone_at is null and (${matchId}::uuid is null or match.id = ${matchId}::uuid)
    order by match.matched_at desc, match.id limit ${most}`.execute(work.db)
  return rows.map(({ minor, currency, ...row }) => ({ ...row, amount: money(minor, knownCurrency(currency)) }))
}
