export type QuietClock = { readonly now: () => number; readonly wait: (ms: number) => Promise<void> }

const pageClock: QuietClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Asks once for a burst of changes: not before `pauseMs` after the last one that was noted. Who asks meanwhile shares the one
 * answer; where no change was noted lately it is asked at once.
 */
export function makeQuietAsk(pauseMs: number, clock: QuietClock = pageClock) {
  let changedAt = Number.NEGATIVE_INFINITY
  let latest: (() => Promise<unknown>) | null = null
  let shared: Promise<unknown> | null = null

  const left = () => changedAt + pauseMs - clock.now()

  async function askWhenQuiet(): Promise<unknown> {
    while (left() > 0) await clock.wait(left())
    const act = latest
    shared = null
    return act?.()
  }

  return {
    noteChange(): void {
      changedAt = clock.now()
    },
    /** The callers of one burst ask for the same thing: the last one's question is asked for all of them. */
    ask<Answer>(act: () => Promise<Answer>): Promise<Answer> {
      if (shared === null && left() <= 0) return act()
      latest = act
      shared ??= askWhenQuiet()
      return shared as Promise<Answer>
    },
  }
}
