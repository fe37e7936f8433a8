import type { Handler, JobContext, RoomJobs } from '#platform/background/jobs.ts'
import { expireReturn, readLateReturns } from './bring-return.ts'
import { tellReturn } from './tell-return.ts'

const tellMoved: Handler = {
  name: 'returns.tell-moved',
  on: 'return.moved',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write((work) => tellReturn(work, { number: news.number, event: news.event, key, origin })),
}

async function expire(job: JobContext): Promise<void> {
  for (const number of await job.write(readLateReturns)) await job.write((work) => expireReturn(work, number))
}

export const returnsJobs: RoomJobs = {
  handlers: [tellMoved],
  chores: [{ name: 'returns.expire', cron: '25 * * * *', run: expire }],
}
