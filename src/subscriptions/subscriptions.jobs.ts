import { z } from 'zod'
import type { Handler, RoomJobs, Shift } from '#platform/jobs.ts'
import { endOverdue, readOverdue } from './end-due.ts'
import { readEndingSoon, remindOfEnd, remindOfQuota } from './remind-subscriber.ts'
import { type TellingWay, tellSubscriber } from './tell-subscriber.ts'

const told = z.object({ subscriptionId: z.string(), event: z.string().default('') })

/** What is mailed of each step of a subscription's life; what the customer has just done themselves needs no mail. */
const letters: Readonly<Record<string, TellingWay>> = {
  start: 'started',
  expire: 'expired',
  fill: 'filled',
  lapse: 'lapsed',
}

const tell: Handler['handle'] = (shift, news, key) => {
  const { subscriptionId, event } = told.parse(news)
  const way = letters[event]
  if (!way) return Promise.resolve()
  return shift.write((work) => tellSubscriber(work, { key, subscriptionId, way, origin: shift.origin }))
}

const remindOfUse: Handler['handle'] = (shift, news) =>
  shift.write((work) => remindOfQuota(work, told.parse(news).subscriptionId, shift.origin))

async function endDue(shift: Shift): Promise<void> {
  for (const id of await shift.write(readOverdue)) await shift.write((work) => endOverdue(work, id))
}

async function remind(shift: Shift): Promise<void> {
  for (const id of await shift.write(readEndingSoon)) await shift.write((work) => remindOfEnd(work, id, shift.origin))
}

/** Ends packages on time, reminds before, and tells of what happened to them. */
export const subscriptionsJobs: RoomJobs = {
  handlers: [
    { name: 'subscriptions.tell-started', on: 'package.started', handle: tell },
    { name: 'subscriptions.tell-ended', on: 'package.ended', handle: tell },
    { name: 'subscriptions.tell-cancelled', on: 'package.cancelled', handle: tell },
    { name: 'subscriptions.remind-of-quota', on: 'package.used', handle: remindOfUse },
  ],
  chores: [
    { name: 'subscriptions.end', cron: '* * * * *', run: endDue },
    { name: 'subscriptions.remind', cron: '*/10 * * * *', run: remind },
  ],
}
