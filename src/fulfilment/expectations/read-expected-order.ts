import type { Work } from '#platform/work/work.ts'
import { type OrderPage, readOrder } from '#selling/orders/read-order.ts'
import type { Expectation } from './expectation.ts'
import { readExpectations } from './read-expectations.ts'
import { isComing } from './stages.ts'
import { withArrival } from './with-arrival.ts'

export type ExpectedOrder = {
  /** Its way's arrival expected as `expected` says it. */
  readonly order: OrderPage
  /** What is late first, then what news is expected of first; null where nothing is in our hands. */
  readonly expected: Expectation | null
}

/** One order with when its goods are expected: page and call say the same day. */
export async function readExpectedOrder(work: Work, number: string): Promise<ExpectedOrder> {
  const order = await readOrder(work, number)
  const expected = slowest(await readExpectations(work, order.items))
  return { order: { ...order, timeline: withArrival(order.timeline, expected) }, expected }
}

// One line says it for the whole order, each item's own page for it.
function slowest(expected: ReadonlyMap<string, Expectation>): Expectation | null {
  const all = [...expected.values()].sort((one, other) => one.nextUpdateBy.getTime() - other.nextUpdateBy.getTime())
  const [first] = all
  if (!first) return null
  const arrivals = all.flatMap(({ arrival }) => (arrival ? [arrival] : []))
  const latest = arrivals.sort((one, other) => other.to.getTime() - one.to.getTime())[0]
  // Where of one of them no day can be said, none is said of all; that something is wrong with one is not passed over.
  const amiss = all.find((one) => one.amiss !== null)?.amiss ?? null
  const isOpen = amiss !== null || all.some(({ stage, arrival }) => arrival === null && isComing(stage))
  return { ...first, amiss, arrival: isOpen ? null : (latest ?? null) }
}
