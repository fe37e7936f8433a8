import { ruleName } from '#catalog/stores/rule-name.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { verdict } from '#selling/orders/review/verdict.ts'
import { readItemFlags } from './item-flags.ts'
import { stopsOf } from './stops-of.ts'

/** The items of an order whose approval wants a reason that nobody has written yet, with what stops each. */
export async function readUnanswered(work: Work, order: Order) {
  const flags = await readItemFlags(work, order)
  return order.items.flatMap((item) => {
    if (item.state !== 'pending_review' || item.verdict === null) return []
    const said = verdict.parse(item.verdict)
    const found = flags.get(item.id)
    const stop = found ? stopsOf(found) : null
    return said.kind === 'approve' && stop && !said.permit ? [{ item, stop }] : []
  })
}

/** What may not come in, or is over what one person may have, is never approved in silence. */
export async function refuseFlagged(work: Work, order: Order): Promise<void> {
  const [first] = await readUnanswered(work, order)
  if (!first) return
  const { item, stop } = first
  const rule = ruleName(stop.kind, work.locale)
  const facts = { title: item.title, rule, path: `items.${item.id}.permit` }
  throw stop.isLimit ? no.OVER_PERSONAL_LIMIT(facts) : no.ITEM_FLAGGED(facts)
}
