import type { Work } from '#platform/work/work.ts'
import type { TimelineStep } from '#selling/orders/items/order-timeline.ts'
import { type OrderPage, readOrder } from '#selling/orders/read-order.ts'
import type { Expectation } from './expectation.ts'
import { readExpectations } from './read-expectations.ts'
import { isComing } from './stages.ts'

export type ExpectedOrder = {
  /** Its timeline expects the arrival that `expected` says. */
  readonly order: OrderPage
  /** Late items first, then those with the earliest expected news; null if none is with us. */
  readonly expected: Expectation | null
}

/** One order with the days on which its goods are expected: the same on the page and in the call. */
export async function readExpectedOrder(work: Work, number: string): Promise<ExpectedOrder> {
  const order = await readOrder(work, number)
  const expected = slowest(await readExpectations(work, order.items))
  return { order: { ...order, timeline: withExpected(order.timeline, expected) }, expected }
}

/**
 * The steps of a way, each coming one with its expected days: the arrival at the office as it stands beside them, or not
 * at all, so that one page has one answer.
 */
export function withExpected<Step extends TimelineStep>(
  steps: readonly Step[],
  expected: Pick<Expectation, 'arrival' | 'coming'> | null,
): readonly Step[] {
  if (!expected) return steps
  const { arrival, coming } = expected
  return steps.map((step) => {
    if (step.reachedAt !== null) return step
    const span = step.state === 'arrived_hub' ? arrival : coming.find(({ stage }) => stage === step.state)
    if (!span) return step.state === 'arrived_hub' ? { ...step, expectedFrom: null, expectedTo: null } : step
    return { ...step, expectedFrom: span.from, expectedTo: span.to }
  })
}

// One line for the whole order; each item's page has its own.
function slowest(expected: ReadonlyMap<string, Expectation>): Expectation | null {
  const all = [...expected.values()].sort((one, other) => one.nextUpdateBy.getTime() - other.nextUpdateBy.getTime())
  const [first] = all
  if (!first) return null
  const arrivals = all.flatMap(({ arrival }) => (arrival ? [arrival] : []))
  const latest = arrivals.sort((one, other) => other.to.getTime() - one.to.getTime())[0]
  // If one item has no expected day, the order has none; a problem with one item is always mentioned.
  const amiss = all.find((one) => one.amiss !== null)?.amiss ?? null
  const isOpen = amiss !== null || all.some(({ stage, arrival }) => arrival === null && isComing(stage))
  // Goods that are apart have no common next step.
  const isTogether = !isOpen && all.every(({ stage }) => stage === first.stage)
  return { ...first, amiss, arrival: isOpen ? null : (latest ?? null), coming: isTogether ? first.coming : [] }
}
