import { timingSafeEqual } from 'node:crypto'

/** Compares a signature in a time that tells nothing of how much of it was right. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
