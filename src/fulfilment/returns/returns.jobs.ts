import type { Handler, RoomJobs, Shift } from '#platform/background/jobs.ts'
import { expireReturn, readLateReturns } from './bring-return.ts'
import { tellReturn } from './tell-return.ts'

const tellMoved: Handler = {
  name: 'returns.tell-moved',
  on: 'return.moved',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write((work) => tellReturn(work, { number: news.number, event: news.event, key, origin })),
}

async function expire(shift: Shift): Promise<void> {
  for (const number of await shift.write(readLateReturns)) await shift.write((work) => expireReturn(work, number))
}

export const returnsJobs: RoomJobs = {
  handlers: [tellMoved],
  chores: [{ name: 'returns.expire', cron: '25 * * * *', run: expire }],
}
