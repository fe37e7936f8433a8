import { z } from 'zod'
import type { Handler, RoomJobs, Shift } from '#platform/jobs.ts'
import { arriveItem } from './arrive-item.ts'
import { expireDelivery, readUnpaidDeliveries } from './deliveries/expire-unpaid.ts'
import { waybillNews } from './deliveries/hear-waybill.ts'
import { endNoShow, readNoShows } from './expire-pickups.ts'
import { leaveSettled } from './leave-settled.ts'
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

const moved = z.object({ event: z.string(), items: z.array(z.string()) })

const onSettled: Handler = {
  name: 'requests.on-settled',
  on: 'item.moved',
  handle: (shift, news) =>
    shift.write(async (work) => {
      const { event, items } = moved.parse(news)
      if (event === 'settle') await leaveSettled(work, items)
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
  handlers: [onArrival, onSettled, ...onWaybill, ...tellHandlers],
  chores: [
    { name: 'requests.no-show', cron: '15 * * * *', run: endNoShows },
    { name: 'requests.unpaid-deliveries', cron: '35 * * * *', run: expireUnpaid },
  ],
}
