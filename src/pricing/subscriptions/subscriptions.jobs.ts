import type { JobContext, RoomJobs } from '#platform/background/jobs.ts'
import type { Heard } from '#platform/work/announcements.ts'
import { endOverdue, readOverdue } from './end-due.ts'
import { readEndingSoon, remindOfEnd, remindOfQuota } from './remind-subscriber.ts'
import { type TellingWay, tellSubscriber } from './tell-subscriber.ts'

/** The mails for the steps of a subscription's life; what the customer has just done needs no mail. */
const letters: Readonly<Record<string, TellingWay>> = {
  start: 'started',
  expire: 'expired',
  fill: 'filled',
  lapse: 'lapsed',
}

const tell = (job: JobContext, { subscriptionId, event }: Heard<'package.started'>, key: string) => {
  const way = letters[event]
  if (!way) return Promise.resolve()
  return job.write((work) => tellSubscriber(work, { key, subscriptionId, way, origin: job.origin }))
}

const remindOfUse = (job: JobContext, { subscriptionId }: Heard<'package.used'>) =>
  job.write((work) => remindOfQuota(work, subscriptionId, job.origin))

async function endDue(job: JobContext): Promise<void> {
  for (const id of await job.write(readOverdue)) await job.write((work) => endOverdue(work, id))
}

async function remind(job: JobContext): Promise<void> {
  for (const id of await job.write(readEndingSoon)) await job.write((work) => remindOfEnd(work, id, job.origin))
}

/** Ends packages on time, reminds before, and sends the mails. */
export const subscriptionsJobs: RoomJobs = {
  handlers: [
    { name: 'subscriptions.tell-started', on: 'package.started', lane: 'orders', handle: tell },
    { name: 'subscriptions.tell-ended', on: 'package.ended', lane: 'orders', handle: tell },
    { name: 'subscriptions.tell-cancelled', on: 'package.cancelled', lane: 'orders', handle: tell },
    { name: 'subscriptions.remind-of-quota', on: 'package.used', lane: 'orders', handle: remindOfUse },
  ],
  chores: [
    { name: 'subscriptions.end', cron: '* * * * *', run: endDue },
    { name: 'subscriptions.remind', cron: '*/10 * * * *', run: remind },
  ],
}
