const firstMs = 60_000
const longestMs = 60 * 60_000

const hurriedAsks = 60

/**
 * How long to wait before a gateway is asked about a try again: each minute while its page is likely open, for an hour, so that what a
 * lost callback did not tell is found within two minutes; then ever longer, an hour at most.
 */
export function inquiryDelayMs(asked: number): number {
  return asked < hurriedAsks ? firstMs : askDelayMs(asked - hurriedAsks + 1)
}

/** How long to wait before a gateway is asked again about what it did not answer: one minute, then twice as long each time, an hour at most. */
export function askDelayMs(asked: number): number {
  return Math.min(firstMs * 2 ** Math.min(asked, 10), longestMs)
}
