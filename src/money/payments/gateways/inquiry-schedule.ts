const firstMs = 60_000
const longestMs = 60 * 60_000

const hurriedAsks = 60

/**
 * How long to wait before a gateway is asked about an attempt again: one minute during the first hour, while its page
 * is probably open, so that a lost callback is made up for within two minutes; then longer each time, at most an hour.
 */
export function inquiryDelayMs(asked: number): number {
  return asked < hurriedAsks ? firstMs : askDelayMs(asked - hurriedAsks + 1)
}

/**
 * How long to wait before a gateway is asked again after no answer: one minute, then doubled each time, at most an
 * hour.
 */
export function askDelayMs(asked: number): number {
  return Math.min(firstMs * 2 ** Math.min(asked, 10), longestMs)
}
