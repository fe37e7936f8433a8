import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { dateJson } from './items/date-json.ts'
import { stateLabel } from './items/item-label.ts'
import { itemStates } from './items/item-states.ts'
import { findOrder, itemOf } from './items/lock-order.ts'
import { readItemHistory } from './items/read-item-history.ts'

/** One step of one item as its customer may see it: no names of staff, no notes among ourselves. */
export const trackingShape = z
  .object({ itemId: z.string(), at: dateJson, event: z.string(), state: z.enum(itemStates), label: z.string() })
  .meta({ id: 'TrackingStep' })

export type TrackingStep = z.output<typeof trackingShape>

/** The tracking of every item of an order, oldest first. */
export async function readTracking(work: Work, number: string): Promise<readonly TrackingStep[]> {
  const order = await findOrder(work, { number })
  const steps = await readItemHistory(
    work,
    order.items.map((item) => item.id),
  )
  return steps.map(({ itemId, at, event, to }) => ({
    itemId,
    at,
    event,
    state: to,
    label: stateLabel(to, work.site, itemOf(order, itemId).country, work.locale),
  }))
}
