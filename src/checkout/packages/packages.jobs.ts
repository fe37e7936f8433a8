import { z } from 'zod'
import { startPackage } from '#payments/packages/start-package.ts'
import type { Handler, RoomJobs, Shift } from '#platform/jobs.ts'
import { lockSubscription } from '#subscriptions/move-subscription.ts'
import { lapsePackage, readUnpaidPackages } from './lapse-packages.ts'
import { cancelPaymentsOf } from './leave-package.ts'
import { readReadyPackages } from './start-package.ts'

const told = z.object({ subscriptionId: z.string() })

// A code nobody needs any more must not be paid by mistake.
const cancelOthers: Handler['handle'] = (shift, news) =>
  shift.write(async (work) => {
    const { subscriptionId } = told.parse(news)
    const { status } = await lockSubscription(work, subscriptionId)
    await cancelPaymentsOf(work, { id: subscriptionId }, status === 'Cancelled' ? undefined : 'reviewed')
  })

async function startReady(shift: Shift): Promise<void> {
  for (const id of await shift.write(readReadyPackages)) await shift.write((work) => startPackage(work, id))
}

async function lapseUnpaid(shift: Shift): Promise<void> {
  for (const id of await shift.write(readUnpaidPackages)) await shift.write((work) => lapsePackage(work, id))
}

/** Starts what is paid and waited for the end of another package, gives up what nobody paid. */
export const packagesJobs: RoomJobs = {
  handlers: [
    { name: 'checkout.cancel-package-payments', on: 'package.started', handle: cancelOthers },
    { name: 'checkout.cancel-payments-of-package', on: 'package.cancelled', handle: cancelOthers },
    { name: 'checkout.start-next-package', on: 'package.ended', handle: startReady },
  ],
  chores: [
    { name: 'checkout.start-packages', cron: '* * * * *', run: startReady },
    { name: 'checkout.lapse-packages', cron: '25 * * * *', run: lapseUnpaid },
  ],
}
