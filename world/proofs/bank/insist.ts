import { setTimeout as wait } from 'node:timers/promises'
import { isOutage } from '#platform/work/outage.ts'
import { isRefusal } from '#platform/work/refusal.ts'

export type Insistence = { retries: number; refused: number; acknowledged: number; unheard: number }

/** The connection broke, or the answer was 503: the caller does not know whether the action happened. */
export function unknown(why: string): Error {
  return Object.assign(new Error(why), { name: 'Unknown' })
}

/**
 * Tries with the same key until there is an answer: done, or refused (null). One answer in ten is thrown away on
 * purpose and requested again. Anything that is neither an answer nor an outage is our fault and is thrown.
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
