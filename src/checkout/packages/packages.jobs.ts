import { endPayments } from '#money/payments/end-payments.ts'
import { startPackage } from '#money/payments/packages/start-package.ts'
import type { JobContext, RoomJobs } from '#platform/background/jobs.ts'
import { lockSubscription } from '#pricing/subscriptions/move-subscription.ts'
import { lapsePackage, readUnpaidPackages } from './lapse-packages.ts'
import { readReadyPackages } from './start-package.ts'

// A code that is no longer needed must not be paid by mistake; finance decides about receipts that were already sent.
const cancelOthers = (job: JobContext, { subscriptionId }: { readonly subscriptionId: string }) =>
  job.write(async (work) => {
    await lockSubscription(work, subscriptionId)
    await endPayments(work, subscriptionId)
  })

async function startReady(job: JobContext): Promise<void> {
  for (const id of await job.write(readReadyPackages)) await job.write((work) => startPackage(work, id))
}

async function lapseUnpaid(job: JobContext): Promise<void> {
  for (const id of await job.write(readUnpaidPackages)) await job.write((work) => lapsePackage(work, id))
}

/** Starts paid packages that waited for the end of another one, and gives up unpaid ones. */
export const packagesJobs: RoomJobs = {
  handlers: [
    { name: 'checkout.cancel-package-payments', on: 'package.started', lane: 'money', handle: cancelOthers },
    { name: 'checkout.cancel-payments-of-package', on: 'package.cancelled', lane: 'money', handle: cancelOthers },
    { name: 'checkout.start-next-package', on: 'package.ended', lane: 'money', handle: startReady },
  ],
  chores: [
    { name: 'checkout.start-packages', cron: '* * * * *', run: startReady },
    { name: 'checkout.lapse-packages', cron: '25 * * * *', run: lapseUnpaid },
  ],
}
