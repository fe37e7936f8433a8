import type { TimelineStep } from '#selling/orders/items/order-timeline.ts'
import type { Expectation } from './expectation.ts'

/** The steps of a way, its arrival at the office expected as it stands beside them, or not at all: one answer on one page. */
export function withArrival<Step extends TimelineStep>(
  steps: readonly Step[],
  expected: Pick<Expectation, 'arrival'> | null,
): readonly Step[] {
  if (!expected) return steps
  const { arrival } = expected
  return steps.map((step) =>
    step.state === 'arrived_hub' && step.reachedAt === null
      ? { ...step, expectedFrom: arrival?.from ?? null, expectedTo: arrival?.to ?? null }
      : step,
  )
}
