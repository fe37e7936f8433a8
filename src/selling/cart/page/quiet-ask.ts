export type QuietClock = { readonly now: () => number; readonly wait: (ms: number) => Promise<void> }

const pageClock: QuietClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Sends one request for a burst of changes: not before `pauseMs` after the last noted change. Callers in the meantime
 * share the one answer; without a recent change it is sent at once.
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
    /** All callers of one burst want the same: the last one's request is sent for all of them. */
    ask<Answer>(act: () => Promise<Answer>): Promise<Answer> {
      if (shared === null && left() <= 0) return act()
      latest = act
      shared ??= askWhenQuiet()
      return shared as Promise<Answer>
    },
  }
}
