import { z } from 'zod'
import type { Handler, RoomJobs } from '#platform/jobs.ts'
import { leaveShipments } from './leave-shipments.ts'
import { endGivenUp } from './receipt/end-given-up.ts'
import { settleMissing } from './receipt/settle-missing.ts'

const answered = z.object({ itemId: z.string(), number: z.string(), kind: z.string() })
const moved = z.object({ to: z.string(), items: z.array(z.string()) })

const letGo: Handler = {
  name: 'warehouse.let-cancelled-go',
  on: 'item.moved',
  handle: ({ write }, news) =>
    write(async (work) => {
      const { to, items } = moved.parse(news)
      if (to === 'cancelled') await leaveShipments(work, items)
    }),
}

/** What its customer took short, or gave up, is lost where it never came, whether they said so or the time was up. */
function settleShort(name: string, on: string): Handler {
  return {
    name,
    on,
    handle: ({ write }, news) =>
      write(async (work) => {
        const { kind, ...answer } = answered.parse(news)
        if (kind === 'accept') await settleMissing(work, answer)
        else if (kind !== 'replace') await endGivenUp(work, answer)
      }),
  }
}

export const warehouseJobs: RoomJobs = {
  handlers: [
    letGo,
    settleShort('warehouse.settle-chosen-short', 'discrepancy.chosen'),
    settleShort('warehouse.settle-defaulted-short', 'discrepancy.defaulted'),
  ],
  chores: [],
}
