import { ruleName } from '#catalog/stores/rule-name.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { verdict } from '#selling/orders/review/verdict.ts'
import { readItemFlags } from './item-flags.ts'
import { stopsOf } from './stops-of.ts'

/** The items of an order whose approval needs a reason that is missing, with the objections to each. */
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

/** Forbidden goods, and goods above a personal limit, are never approved without a reason. */
export async function refuseFlagged(work: Work, order: Order): Promise<void> {
  const [first] = await readUnanswered(work, order)
  if (!first) return
  const { item, stop } = first
  const rule = ruleName(stop.kind, work.locale)
  const facts = { title: item.title, rule, path: `items.${item.id}.permit` }
  throw stop.isLimit ? no.OVER_PERSONAL_LIMIT(facts) : no.ITEM_FLAGGED(facts)
}
