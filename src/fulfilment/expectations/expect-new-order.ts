import type { ExpectedArrival } from '#selling/cart/expected-arrival.ts'
import { expectationOf } from './expectation.ts'
import { readStageBook } from './read-stage-book.ts'

/** When goods that are ordered now come to the office: all stages from the review on, by our own times. */
export const expectNewOrder: ExpectedArrival = async (work, country) => {
  const book = await readStageBook(work)
  const begun = {
    state: 'processing',
    since: work.now,
    country,
    receivedAt: null,
    promised: null,
    asked: null,
    amiss: null,
  }
  return expectationOf(book, begun, work.now)?.arrival ?? null
}
