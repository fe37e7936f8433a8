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

/**
 * Units that the customer accepted as missing, or gave up, end as lost if they never arrived, whether the customer
 * answered or the time ran out.
 */
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
