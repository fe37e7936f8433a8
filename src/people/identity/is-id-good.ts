import type { NationalId } from './read-national-id.ts'

/** Whether a card is good enough for an order: sent, and not refused by support. */
export function isIdGood(paper: NationalId | null): boolean {
  return paper !== null && paper.state !== 'rejected'
}
