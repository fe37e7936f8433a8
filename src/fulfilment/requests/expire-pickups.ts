import { asSystem, type Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { freeItems } from './cancel-request.ts'
import { lockRequest, moveRequest } from './move-request.ts'

const daysKept = 30

/** Requests on a shelf that nobody collected in 30 days. */
export async function readNoShows(work: Work): Promise<readonly string[]> {
  const before = new Date(work.now.getTime() - daysKept * 86_400_000)
  const rows = await work.db
    .selectFrom('requests')
    .select('id')
    .where('site', '=', work.site)
    .where('state', '=', 'prepared')
    .where('shelved_at', '<=', before)
    .execute()
  return rows.map((row) => row.id)
}

/** Nobody came: the goods wait again, and the customer is asked again. */
export async function endNoShow(given: Work, requestId: string): Promise<void> {
  const work = asSystem(given)
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  if (request.state !== 'prepared') return
  await moveRequest(work, request, 'noShow')
  for (const order of orders) {
    const items = order.items.filter((item) => itemIds.includes(item.id) && item.state === 'ready_for_pickup')
    await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'noShow' })),
    )
  }
  await freeItems(work, requestId)
}
