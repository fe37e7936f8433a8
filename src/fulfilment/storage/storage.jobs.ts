import type { Handler, JobContext, RoomJobs } from '#platform/background/jobs.ts'
import { lapseUnclaimed } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { readWaitingOrders } from './book-storage.ts'
import { takeSteps } from './take-steps.ts'

/** The customer chose how the goods come to them: the case about goods that nobody came for is over. */
const onRequest: Handler = {
  name: 'storage.on-request',
  on: 'request.made',
  lane: 'orders',
  handle: (job, { items }) =>
    job.write(async (work) => {
      for (const itemId of items) await lapseUnclaimed(work, itemId)
    }),
}

/** Each hour, so that a day is booked soon after it ends, whatever its time zone. */
async function keepStorage(job: JobContext): Promise<void> {
  for (const orderId of await job.write(readWaitingOrders))
    await job.write((work) => takeSteps(work, orderId, job.origin))
}

export const storageJobs: RoomJobs = {
  handlers: [onRequest],
  chores: [{ name: 'storage.keep', cron: '5 * * * *', run: keepStorage }],
}
