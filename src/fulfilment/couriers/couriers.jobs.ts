import { sql } from 'kysely'
import type { JobContext, Retention, RoomJobs } from '#platform/background/jobs.ts'
import { triesOutside } from '#platform/background/lanes.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { couriers } from './courier.ts'
import { isSilent, noteConnections } from './note-connection.ts'
import { readUnderWay } from './read-under-way.ts'
import { callToBook } from './waybills/call-to-book.ts'
import { callToCancel } from './waybills/call-to-cancel.ts'

// At once if the company answers; if it did not last time, only the scheduled job calls it, so that no other
// announcement waits.
function atOnce(act: (job: JobContext, id: string) => Promise<number>) {
  return async (job: JobContext, { waybillId, company }: { readonly waybillId: string; readonly company: string }) => {
    if (!job.ports.get(couriers).of(company)) return
    if (await job.write((work) => isSilent(work, company))) return
    await act(job, waybillId)
  }
}

/** News only lead to a question: the company's answer is in the parcel's history. */
const couriersRetentions: readonly Retention[] = [
  { table: 'courier_events', days: 30, over: (before) => sql`received_at < ${before} and not is_trusted` },
  { table: 'courier_events', days: 400, over: (before) => sql`received_at < ${before} and result is not null` },
]

const outside = { lane: 'couriers', tries: triesOutside } as const

/** Books parcels with companies and asks where they are. Everything here may run twice and in two processes. */
export const couriersJobs: RoomJobs = {
  handlers: [
    { name: 'couriers.book', on: 'waybill.asked', ...outside, handle: atOnce(callToBook) },
    { name: 'couriers.cancel', on: 'waybill.cancelling', ...outside, handle: atOnce(callToCancel) },
    { name: 'couriers.read', on: 'waybill.told', ...outside, handle: atOnce(readUnderWay) },
  ],
  chores: [
    sweepChore('couriers.sweep', '53 3 * * *', couriersRetentions),
    {
      name: 'couriers.call',
      lane: 'couriers',
      cron: '* * * * *',
      run: async (job) => {
        await job.write((work) => noteConnections(work, job.ports.get(couriers)))
        await callToBook(job)
        await callToCancel(job)
        await readUnderWay(job)
      },
    },
  ],
}
