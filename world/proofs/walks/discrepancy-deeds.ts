// Discrepancies: what is offered, what the customer chooses, and what happens if they do not choose.

import { arriveItem } from '#fulfilment/requests/arrive-item.ts'
import { leaveSettled } from '#fulfilment/requests/leave-settled.ts'
import { endGivenUp } from '#fulfilment/warehouse/receipt/end-given-up.ts'
import { settleMissing } from '#fulfilment/warehouse/receipt/settle-missing.ts'
import { leaveShipments } from '#fulfilment/warehouse/shipments/leave-shipments.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { system } from '#platform/work/work.ts'
import { applyDefault, chooseOption, reopenDiscrepancy } from '#selling/orders/discrepancies/choose-option.ts'
import { foundKinds, possibleOptions } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { withdrawOfItem } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { approveProposal, proposeOptions } from '#selling/orders/discrepancies/propose-options.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { disputableStates } from '#selling/orders/items/state-groups.ts'
import { aside, oneOf, type Walk, type WalkDeed } from './walk.ts'

async function findTrouble({ as, crew, dice }: Walk, { id: itemId, discrepancy }: OrderItem): Promise<void> {
  if (discrepancy !== null || dice() > 0.08) return
  const kind = oneOf(foundKinds, dice)
  await as(crew.support, (work) => openDiscrepancy(work, { itemId, kind, note: 'Seen on the shelf' }))
}

/** The person whose turn it is acts on the open case of an item. */
async function settleTrouble(walk: Walk, item: OrderItem): Promise<void> {
  const { as, crew, key, dice } = walk
  const number = await caseOf(walk, item.id)
  if (number === null) return
  const found = await as(crew.support, (work) => readDiscrepancy(work, number))
  if (found.state === 'open') return offer(walk, item, number)
  if (found.state === 'drafted') {
    await as(crew.colleague, (work) => approveProposal(work, { key: key(), number, round: found.round }))
    return
  }
  if (found.state !== 'proposed' || !found.until) return
  const { kind } = oneOf(found.options, dice)
  if (dice() < 0.7) {
    await as(crew.customer, (work) => chooseOption(work, { key: key(), number, kind, round: found.round }))
  } else {
    walk.wait(24 * 5)
    await applyInTime(walk, number)
  }
  await settlePieces(walk, item.id, number)
  await leaveIfGone(walk, item.id)
}

// As the job does: a choice that can no longer be carried out goes back to staff.
async function applyInTime({ as }: Walk, number: string): Promise<void> {
  try {
    await as(system, (work) => applyDefault(work, number))
  } catch (refused) {
    if (!isRefusal(refused)) throw refused
    await as(system, (work) => reopenDiscrepancy(work, number, refused))
  }
}

async function offer({ as, crew, key, dice }: Walk, item: OrderItem, number: string): Promise<void> {
  const { kind } = await as(crew.support, (work) => readDiscrepancy(work, number))
  const kinds = possibleOptions(kind, item.state)
  if (kinds.length < 2 || dice() < 0.3) {
    await as(crew.support, (work) => withdrawOfItem(work, item.id, 'Looked at again'))
    return
  }
  const options = kinds.map((one) => ({
    kind: one,
    ...(one === 'accept' && { offMinor: dice() < 0.5 ? 700n : 0n }),
    ...(one === 'accept' && kind === 'short' && item.quantity > 1 && { missing: 1 }),
    ...(one === 'return' && { withFee: dice() < 0.5 }),
  }))
  const proposal = { key: key(), number, options, defaultKind: oneOf(kinds, dice), days: 2, said: 'Choose' }
  await as(crew.support, (work) => proposeOptions(work, proposal))
}

function caseOf({ as, crew }: Walk, itemId: string): Promise<string | null> {
  return as(crew.support, async (work) => {
    const rows = work.db.selectFrom('discrepancies').select('number').where('item_id', '=', itemId)
    return (await rows.where('ended_at', 'is', null).executeTakeFirst())?.number ?? null
  })
}

// Applies the customer's answer to the pieces; an item that is then at the hub continues to its request.
async function settlePieces({ as, crew, orderId }: Walk, itemId: string, number: string): Promise<void> {
  const { chosenKind } = await as(crew.support, (work) => readDiscrepancy(work, number))
  if (chosenKind === null || chosenKind === 'replace') return
  await as(system, async (work) => {
    const settle = chosenKind === 'accept' ? settleMissing : endGivenUp
    await settle(work, { itemId, number })
    const item = await work.db.selectFrom('order_items').select('state').where('id', '=', itemId).executeTakeFirst()
    if (item?.state === 'arrived_hub') await arriveItem(work, orderId, itemId)
  })
}

// What other rooms do when goods are given up.
async function leaveIfGone({ as }: Walk, itemId: string): Promise<void> {
  await as(system, async (work) => {
    const item = await work.db.selectFrom('order_items').select('state').where('id', '=', itemId).executeTakeFirst()
    if (item?.state !== 'cancelled') return
    await leaveShipments(work, [itemId])
    await leaveSettled(work, [itemId])
  })
}

export const discrepancyDeeds: readonly WalkDeed[] = [
  aside('findTrouble', { in: disputableStates, act: findTrouble }),
  {
    name: 'settleTrouble',
    isForward: true,
    of: ({ items }) =>
      items.filter(({ discrepancy, state }) => discrepancy !== null && disputableStates.some((one) => one === state)),
    act: settleTrouble,
  },
]
