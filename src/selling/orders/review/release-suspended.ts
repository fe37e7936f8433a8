import { sql } from 'kysely'
import { rolesWith } from '#people/access/permissions.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { endClaim } from './release-order.ts'

/** Orders claimed by who was suspended, or reviews no more, go back to the queue, with the edits so far. */
export async function releaseSuspended({ site, write }: JobContext): Promise<void> {
  const held = await write(({ db }) =>
    db
      .selectFrom('orders')
      .innerJoin('staff_members', 'staff_members.id', 'orders.claimed_by')
      .select('orders.id')
      .where('orders.site', '=', site)
      .where(
        sql<boolean>`(staff_members.suspended_at is not null or not staff_members.roles && ${[...rolesWith('review')]}::text[])`,
      )
      .orderBy('orders.id')
      .execute(),
  )
  for (const { id } of held) {
    await write(async (work) => {
      const order = await lockOrder(work, id)
      if (order.claimed_by === null) return
      const items = order.items.filter((item) => item.state === 'pending_review')
      await moveItems(
        work,
        order,
        items.map((item) => ({ itemId: item.id, event: 'release' })),
      )
      await endClaim(work, id)
    })
  }
}
