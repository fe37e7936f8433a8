import { z } from 'zod'
import type { Handler, RoomJobs, Shift } from '#platform/jobs.ts'
import { callToBook } from './call-to-book.ts'
import { callToCancel } from './call-to-cancel.ts'
import { couriers } from './courier.ts'
import { isSilent, noteConnections } from './note-connection.ts'
import { readUnderWay } from './read-under-way.ts'

const news = z.object({ waybillId: z.string(), company: z.string() })

// At once where the company answers; where it did not, the clock does it, and no other news waits for it.
function atOnce(name: string, on: string, act: (shift: Shift, id: string) => Promise<number>): Handler {
  return {
    name,
    on,
    handle: async (shift, heard) => {
      const { waybillId, company } = news.parse(heard)
      if (!shift.ports.get(couriers).of(company)) return
      if (await shift.write((work) => isSilent(work, company))) return
      await act(shift, waybillId)
    },
  }
}

/** Companies are told of parcels and asked where they are. Everything here may run twice and by two processes. */
export const couriersJobs: RoomJobs = {
  handlers: [
    atOnce('couriers.book', 'waybill.asked', callToBook),
    atOnce('couriers.cancel', 'waybill.cancelling', callToCancel),
    atOnce('couriers.read', 'waybill.told', readUnderWay),
  ],
  chores: [
    {
      name: 'couriers.call',
      cron: '* * * * *',
      run: async (shift) => {
        await shift.write((work) => noteConnections(work, shift.ports.get(couriers)))
        await callToBook(shift)
        await callToCancel(shift)
        await readUnderWay(shift)
      },
    },
  ],
}
