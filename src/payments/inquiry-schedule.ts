const firstMs = 60_000
const longestMs = 60 * 60_000

/** How long to wait before a gateway is asked again: one minute, then twice as long each time, an hour at most. */
export function askDelayMs(asked: number): number {
  return Math.min(firstMs * 2 ** Math.min(asked, 10), longestMs)
}
