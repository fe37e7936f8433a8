import { z } from 'zod'
import type { Handler, RoomJobs } from '#platform/jobs.ts'
import { leaveShipments } from './leave-shipments.ts'

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

export const warehouseJobs: RoomJobs = { handlers: [letGo], chores: [] }
