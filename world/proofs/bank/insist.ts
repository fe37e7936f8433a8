import { setTimeout as wait } from 'node:timers/promises'
import { isOutage } from '#platform/work/outage.ts'
import { isRefusal } from '#platform/work/refusal.ts'

export type Insistence = { retries: number; refused: number; acknowledged: number; unheard: number }

/** The line broke, or the answer was 503: nobody knows whether it happened. */
export function unknown(why: string): Error {
  return Object.assign(new Error(why), { name: 'Unknown' })
}

/**
 * Tries until there is an answer, always with the same key: done, or refused (null). One answer of ten is lost on its way, as
 * lines do, and asked for again. What is neither an answer nor an outage is a fault of ours and thrown.
 */
export async function insist<Answer>(counted: Insistence, act: () => Promise<Answer>): Promise<Answer | null> {
  for (let turn = 0; ; turn++) {
    try {
      const answer = await act()
      if (Math.random() >= 0.1) {
        counted.acknowledged++
        return answer
      }
      counted.unheard++
    } catch (thrown) {
      if (isRefusal(thrown)) {
        counted.refused++
        return null
      }
      const isUnknown = thrown instanceof Error && thrown.name === 'Unknown'
      if (!isUnknown && !isOutage(thrown)) throw thrown
      counted.retries++
      await wait(Math.min(1000, 50 * 2 ** turn) * (0.5 + Math.random()))
    }
  }
}
