import { type Handler, hearEach, type RoomJobs } from '#platform/background/jobs.ts'
import { endGivenUp } from './receipt/end-given-up.ts'
import { settleMissing } from './receipt/settle-missing.ts'
import { leaveShipments } from './shipments/leave-shipments.ts'

const letGo: Handler = {
  name: 'warehouse.let-cancelled-go',
  on: 'item.moved',
  lane: 'orders',
  handle: ({ write }, news) =>
    write(async (work) => {
      const { to, items } = news
      if (to === 'cancelled') await leaveShipments(work, items)
    }),
}

/** What its customer took short, or gave up, is lost where it never came, whether they said so or the time was up. */
const settleShort = hearEach(['discrepancy.chosen', 'discrepancy.defaulted'], (on) => ({
  name: `warehouse.settle-${on === 'discrepancy.chosen' ? 'chosen' : 'defaulted'}-short`,
  lane: 'orders',
  handle: ({ write }, { kind, itemId, number }) =>
    write(async (work) => {
      if (kind === 'accept') await settleMissing(work, { itemId, number })
      else if (kind !== 'replace') await endGivenUp(work, { itemId, number })
    }),
}))

export const warehouseJobs: RoomJobs = {
  handlers: [letGo, ...settleShort],
  chores: [],
}
