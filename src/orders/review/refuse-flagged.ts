import type { Order } from '#orders/lock-order.ts'
import { no } from '#orders/orders.refusals.ts'
import { verdict } from '#orders/verdict.ts'
import type { Work } from '#platform/work.ts'
import { ruleName } from '#stores/rule-name.ts'
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
