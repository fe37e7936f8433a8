import { renewOften } from '#platform/work/renew-often.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { asFact, readStoreFacts } from './read-store-facts.ts'
import { keepStoreFacts } from './stores.ts'

const everyMs = 5_000

/**
 * Reads what staff set of stores, now and every few seconds, into the memory of this process; returns a function that stops it.
 * What refuses a store that is off asks the database itself (read-stores-off.ts).
 */
export function watchStores(work: Pick<QueryWork, 'db'>, onError: (error: unknown) => void): () => void {
  return renewOften(() => renewStores(work), everyMs, onError)
}

/** Reads them once. */
export async function renewStores(work: Pick<QueryWork, 'db'>): Promise<void> {
  keepStoreFacts([...(await readStoreFacts(work)).values()].map(asFact))
}
