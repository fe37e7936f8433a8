import { no } from './refusal.ts'

export type FewAtOnce = <Answer>(act: () => Promise<Answer>) => Promise<Answer>

/** Runs so many at once and lets so many wait, in their order; who comes beyond them is refused (503, come back) instead of waiting for ever. */
export function fewAtOnce(atOnce: number, mostWaiting: number): FewAtOnce {
  let running = 0
  const waiting: (() => void)[] = []
  return async (act) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw no.UNAVAILABLE()
      await new Promise<void>((begin) => waiting.push(begin))
    } else running++
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      // Whoever waits takes the place over.
      if (next) next()
      else running--
    }
  }
}
