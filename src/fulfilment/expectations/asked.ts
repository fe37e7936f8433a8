import { type RawBuilder, sql } from 'kysely'
import type { OptionKind } from '#selling/orders/discrepancies/discrepancy-kinds.ts'

/** An open question to the customer about goods: until when they can answer, and what happens without an answer. */
export type Asked = { readonly until: Date; readonly byDefault: OptionKind | 'keep' }

/** SQL for the problem of these goods while nothing has been chosen: until then they do not move. */
export function amissWith(item: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from discrepancies amiss where amiss.item_id = ${item} and amiss.ended_at is null
    and amiss.state in ('open', 'drafted', 'proposed')`
}

/** The options that were offered for a discrepancy of these goods. */
export function offeredAbout(item: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`from discrepancies offered where offered.item_id = ${item} and offered.ended_at is null
    and offered.state = 'proposed' and offered.until > ${now}`
}

/** The proposal to cancel some of them; without an answer they are kept. */
export function proposedAbout(item: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`from cancellation_items part join cancellations proposed on proposed.id = part.cancellation_id
    where part.item_id = ${item} and part.closed_at is null and proposed.state = 'proposed' and proposed.until > ${now}`
}
