import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { system } from '#platform/work/work.ts'
import { finalStates } from '#selling/orders/items/item-states.ts'
import { findOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { placeOrder } from '#selling/orders/place-order.ts'
import type { Tally } from '#world/proofs/tally.ts'
import { chosenDelivery } from '#world/samples/fulfilment/paid-delivery.samples.ts'
import { sampleAddress, sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleItem, sampleOrder } from '#world/samples/selling/orders.samples.ts'
import { buyingDeeds } from './buying-deeds.ts'
import { caseDeeds, letTimePass } from './case-deeds.ts'
import { customerDeeds } from './customer-deeds.ts'
import { diceOf } from './dice.ts'
import { discrepancyDeeds } from './discrepancy-deeds.ts'
import { handingDeeds } from './handing-deeds.ts'
import { requestDeeds } from './request-deeds.ts'
import { transitDeeds } from './transit-deeds.ts'
import { type Crew, oneOf, type Walk, type WalkAs } from './walk.ts'
import { countMoves, readUnwalked } from './walked-moves.ts'

const deeds = [
  ...customerDeeds,
  ...buyingDeeds,
  ...transitDeeds,
  ...requestDeeds,
  ...handingDeeds,
  ...caseDeeds,
  ...discrepancyDeeds,
]
/**
 * The number of free steps; after that only steps forward. An order that has not ended after the last step never will.
 */
const freeSteps = 120
const mostSteps = 400
const hour = 3_600_000

export type WalksRun = {
  readonly as: WalkAs
  readonly seed: number
  readonly walks: number
  /** No walk starts after this time. */
  readonly until?: number
  readonly atOnce?: number
}

/**
 * Whole orders, from placing to their end, each step drawn from everything that customers, staff, couriers and jobs may
 * do. Each ends in final states, with nothing left in its account or in those of its requests.
 */
export async function runWalks({ as, seed, walks, until, atOnce = 4 }: WalksRun): Promise<Tally> {
  const start = performance.now()
  const crew = await callCrew(as)
  const told = { walks: 0, steps: 0, refused: 0 }
  const faults: string[] = []
  let next = 0
  const walker = async () => {
    while (next < walks && faults.length === 0 && (until === undefined || Date.now() < until)) {
      const own = seed + next++
      try {
        const { steps, refused } = await walkOnce(as, crew, own)
        told.walks++
        told.steps += steps
        told.refused += refused
      } catch (thrown) {
        faults.push(
          `walk of seed ${own}: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walker))
  const unwalked = await as(system, new Date(), readUnwalked)
  const moves = countMoves()
  const counted = { ...told, 'moves walked': moves - unwalked.length, 'moves of the table': moves }
  const seconds = (performance.now() - start) / 1000
  return { name: 'walks of orders', counted, lost: 0, doubled: 0, negative: 0, unbalanced: 0, faults, seconds }
}

async function callCrew(as: WalkAs): Promise<Omit<Crew, 'customer'>> {
  return as(system, new Date(), async (work) => ({
    reviewer: (await sampleStaff(work, ['reviewer'])).who,
    buyer: (await sampleStaff(work, ['buyer'])).who,
    warehouse: (await sampleStaff(work, ['warehouse'])).who,
    hub: (await sampleStaff(work, ['hub'])).who,
    desk: (await sampleStaff(work, ['desk'])).who,
    support: (await sampleStaff(work, ['support'])).who,
    colleague: (await sampleStaff(work, ['support', 'finance'])).who,
  }))
}

async function walkOnce(as: WalkAs, crew: Omit<Crew, 'customer'>, seed: number) {
  const walk = await setOut(as, crew, seed)
  const trace: string[] = []
  let refused = 0
  for (let step = 0; step < mostSteps; step++) {
    const order = await look(walk)
    if (isOver(order)) {
      await letTimePass(walk, 73)
      await checkEnd(walk, trace)
      return { steps: step, refused }
    }
    const state = order.items.map((item) => item.state).join(' ')
    try {
      trace.push(`${await stepOn(walk, order, step >= freeSteps)} (${state})`)
    } catch (thrown) {
      if (!isRefusal(thrown)) throw new Error(`after ${trace.slice(-12).join('; ')} in ${state}`, { cause: thrown })
      refused++
    }
  }
  throw new Error(`no end after ${mostSteps} steps: ${trace.slice(-20).join('; ')}`)
}

async function stepOn(walk: Walk, order: Order, isForwardOnly: boolean): Promise<string> {
  const { dice } = walk
  walk.wait(dice() * 2)
  if (dice() < (isForwardOnly ? 0.04 : 0.02)) {
    const hours = oneOf([25, 25, 73, 31 * 24], dice)
    await letTimePass(walk, hours)
    return `${hours} hours`
  }
  const possible = deeds
    .filter((deed) => deed.isForward || !isForwardOnly)
    .flatMap((deed) => deed.of(order).map((item) => ({ deed, item })))
  if (possible.length === 0) {
    await letTimePass(walk, 73)
    return '73 hours, for nobody could do anything'
  }
  const { deed, item } = oneOf(possible, dice)
  await deed.act(walk, item, order)
  return deed.name
}

async function setOut(as: WalkAs, crew: Omit<Crew, 'customer'>, seed: number): Promise<Walk> {
  const dice = diceOf(seed)
  let now = new Date(Date.now() + Math.ceil(dice() * 240) * hour)
  const at: Walk['as'] = (who, act) => as(who, now, act)
  const { who: customer, id: customerId } = await at(system, (work) => sampleCustomer(work))
  const { id: addressId } = await at(system, (work) => sampleAddress(work, customerId))
  const items = Array.from({ length: 1 + Math.floor(dice() * 3) }, (_, place) =>
    sampleItem({
      quantity: 1 + Math.floor(dice() * 2),
      data: { price: `${20 + place * 15}.50`, size: `${40 + place}` },
    }),
  )
  const chosen = dice()
  const arrival =
    chosen < 0.3
      ? ({ arrival: 'pickup', pickupOffice: 'cairo' } as const)
      : chosen < 0.7
        ? await chosenDelivery(at, { ...crew, customer }, items)
        : {}
  const placed = await at(customer, async (work) => {
    return placeOrder(
      work,
      await sampleOrder(work, items, {
        shippingFeesCalculation: oneOf(['With review', 'In office'] as const, dice),
        userDecision: oneOf(['PROCEED_OTHER_ITEMS', 'HOLD_ORDER', 'Ask me every time'] as const, dice),
        ...arrival,
      }),
    )
  })
  return {
    as: at,
    crew: { ...crew, customer },
    customerId,
    addressId,
    dice,
    key: newId,
    orderId: placed.id,
    number: placed.number,
    wait: (hours) => {
      now = new Date(now.getTime() + Math.ceil(hours * hour))
    },
  }
}

function look({ as, orderId }: Walk): Promise<Order> {
  return as(system, (work) => findOrder(work, { id: orderId }))
}

function isOver({ items }: Order): boolean {
  return items.every((item) => finalStates.some((state) => state === item.state))
}

async function checkEnd({ as, orderId, number, crew }: Walk, trace: readonly string[]): Promise<void> {
  const left = await as(crew.colleague, async (work) => {
    const requests = await work.db
      .selectFrom('request_items as part')
      .innerJoin('order_items as item', 'item.id', 'part.item_id')
      .select('part.request_id')
      .where('item.order_id', '=', orderId)
      .execute()
    const accounts = [`order:${orderId}`, ...requests.map((row) => `request:${row.request_id}`)]
    return work.db
      .selectFrom('ledger_accounts')
      .select(['name', 'balance'])
      .where('name', 'in', accounts)
      .where('balance', '<>', 0n)
      .execute()
  })
  if (left.length === 0) return
  const said = left.map(({ name, balance }) => `${name} holds ${balance}`).join(', ')
  throw new Error(`order ${number} is over, and ${said}; ${trace.join('; ')}`)
}
