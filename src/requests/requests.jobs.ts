import { z } from 'zod'
import type { Handler, RoomJobs, Shift } from '#platform/jobs.ts'
import { arriveItem } from './arrive-item.ts'
import { expireDelivery, readUnpaidDeliveries } from './deliveries/expire-unpaid.ts'
import { waybillNews } from './deliveries/hear-waybill.ts'
import { endNoShow, readNoShows } from './expire-pickups.ts'
import { tellHandlers } from './tell-requests.ts'

const arrived = z.object({ orderId: z.string(), itemId: z.string() })

const onArrival: Handler = {
  name: 'requests.on-arrival',
  on: 'item.arrived',
  handle: (shift, news) =>
    shift.write((work) => {
      const { orderId, itemId } = arrived.parse(news)
      return arriveItem(work, orderId, itemId)
    }),
}

const onWaybill: readonly Handler[] = Object.entries(waybillNews).map(([on, hear]) => ({
  name: `requests.on-${on.replace('.', '-')}`,
  on,
  handle: (shift, news) => shift.write((work) => hear(work, news)),
}))

async function endNoShows(shift: Shift): Promise<void> {
  for (const requestId of await shift.write(readNoShows)) await shift.write((work) => endNoShow(work, requestId))
}

async function expireUnpaid(shift: Shift): Promise<void> {
  for (const id of await shift.write(readUnpaidDeliveries)) await shift.write((work) => expireDelivery(work, id))
}

export const requestsJobs: RoomJobs = {
  handlers: [onArrival, ...onWaybill, ...tellHandlers],
  chores: [
    { name: 'requests.no-show', cron: '15 * * * *', run: endNoShows },
    { name: 'requests.unpaid-deliveries', cron: '35 * * * *', run: expireUnpaid },
  ],
}
