const minute = 60_000
const delays = [minute, 5 * minute, 15 * minute, 60 * minute, 4 * 60 * minute, 12 * 60 * minute, 24 * 60 * minute]

/** How long to wait after the `attempts`-th failure; null when it was the last. */
export function retryDelay(attempts: number): number | null {
  return delays[attempts - 1] ?? null
}
