import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { DelayReason } from './delay-reasons.ts'
import { calendarOf } from './expectation.ts'
import { no } from './expectations.refusals.ts'
import { readStageBook } from './read-stage-book.ts'
import { isOurStage } from './stages.ts'

/** The longest time after which staff may promise news. */
const longestPromise = 10

export type NewPromise = {
  readonly key: string
  readonly itemIds: readonly string[]
  readonly reason: DelayReason
  /** Working days of the place where the goods are. */
  readonly days: number
}

/**
 * Staff say why goods take longer and within how many working days there is news. Customers are told by mail, once for each
 * order. Refused for goods that have moved on meanwhile, because then there is news already.
 */
export async function promiseNews(work: Work, { key, ...wish }: NewPromise): Promise<{ readonly told: number }> {
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'orders')) throw platformNo.FORBIDDEN()
  return once(work, key, wish, async () => {
    const ids = [...new Set(wish.itemIds)]
    if (ids.length === 0) throw no.PROMISE_NOTHING({ path: 'itemIds' })
    if (!Number.isInteger(wish.days) || wish.days < 1 || wish.days > longestPromise)
      throw no.PROMISE_DAYS({ path: 'days', most: longestPromise })
    const items = await work.db
      .selectFrom('order_items')
      .select(['id', 'order_id', 'state', 'country'])
      .where('site', '=', work.site)
      .where('id', 'in', ids)
      .orderBy('id')
      .forShare()
      .execute()
    if (items.length < ids.length) throw platformNo.NOT_FOUND()
    const book = await readStageBook(work)
    const rows = items.map(({ id, state, country }) => {
      if (!isOurStage(state)) throw no.PROMISE_GONE_ON({ path: 'itemIds' })
      const until = afterWorkingDays(work.now, wish.days, calendarOf(book, state, country))
      return { id: newId(), item_id: id, stage: state, reason: wish.reason, until, said_by: who.id, at: work.now }
    })
    await work.db.insertInto('item_promises').values(rows).execute()
    const orders = [...new Set(items.map((item) => item.order_id))]
    for (const orderId of orders) {
      const its = items.filter((item) => item.order_id === orderId).map(({ id }) => id)
      const after = { items: its, reason: wish.reason, days: wish.days }
      await audit(work, { action: 'order.delayed', subject: `order:${orderId}`, after })
      const until = rows.filter((row) => its.includes(row.item_id)).map((row) => row.until.getTime())
      await announce(work, 'order.delayed', {
        orderId,
        itemIds: its,
        reason: wish.reason,
        until: new Date(Math.max(...until)).toISOString(),
      })
    }
    return { told: orders.length }
  })
}
