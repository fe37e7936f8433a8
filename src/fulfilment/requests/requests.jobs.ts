import { type Handler, hearEach, type JobContext, type RoomJobs } from '#platform/background/jobs.ts'
import { arriveItem, arriveRest } from './arrive-item.ts'
import { expireDelivery, readUnpaidDeliveries } from './deliveries/expire-unpaid.ts'
import { waybillNews } from './deliveries/hear-waybill.ts'
import { readEndingDeliveries, remindOfDelivery } from './deliveries/remind-unpaid.ts'
import { endNoShow, readNoShows } from './expire-pickups.ts'
import { leaveSettled } from './leave-settled.ts'
import { applyOfficeChanges } from './offices/apply-changes.ts'
import { tellHandlers } from './tell-requests.ts'

const onArrival: Handler = {
  name: 'requests.on-arrival',
  on: 'item.arrived',
  lane: 'orders',
  handle: (job, news) =>
    job.write((work) => {
      const { orderId, itemId } = news
      return arriveItem(work, orderId, itemId)
    }),
}

const onSettled: Handler = {
  name: 'requests.on-settled',
  on: 'item.moved',
  lane: 'orders',
  handle: (job, news) =>
    job.write(async (work) => {
      const { event, items } = news
      if (event === 'settle') await leaveSettled(work, items)
    }),
}

const onCancelled: Handler = {
  name: 'requests.on-cancelled',
  on: 'item.moved',
  lane: 'orders',
  handle: (job, news) =>
    job.write(async (work) => {
      const { to, orderId } = news
      if (to === 'cancelled') await arriveRest(work, orderId)
    }),
}

const onWaybill = hearEach(Object.keys(waybillNews) as (keyof typeof waybillNews)[], (on) => ({
  name: `requests.on-${on.replace('.', '-')}`,
  lane: 'orders',
  handle: (job, news) => job.write((work) => waybillNews[on](work, news)),
}))

async function endNoShows(job: JobContext): Promise<void> {
  for (const requestId of await job.write(readNoShows)) await job.write((work) => endNoShow(work, requestId))
}

async function expireUnpaid(job: JobContext): Promise<void> {
  for (const id of await job.write(readUnpaidDeliveries)) await job.write((work) => expireDelivery(work, id))
}

async function remindUnpaid(job: JobContext): Promise<void> {
  for (const id of await job.write(readEndingDeliveries))
    await job.write((work) => remindOfDelivery(work, id, job.origin))
}

export const requestsJobs: RoomJobs = {
  handlers: [onArrival, onSettled, onCancelled, ...onWaybill, ...tellHandlers],
  chores: [
    { name: 'requests.no-show', cron: '15 * * * *', run: endNoShows },
    { name: 'requests.unpaid-deliveries', cron: '35 * * * *', run: expireUnpaid },
    { name: 'requests.remind-unpaid', cron: '40 * * * *', run: remindUnpaid },
    { name: 'requests.apply-office-changes', cron: '*/10 * * * *', run: applyOfficeChanges },
  ],
}
