import { renewOften } from '#platform/work/renew-often.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { keepKindFacts, knownVersion } from './known-kinds.ts'
import { readKindFacts, readKindsVersion } from './read-kind-facts.ts'

const everyMs = 5_000

/** Reads what staff set of kinds, now and every few seconds, into the memory of this process; returns a function that stops it. */
export function watchKinds(work: Pick<QueryWork, 'db'>, onError: (error: unknown) => void): () => void {
  return renewOften(() => renewKinds(work), everyMs, onError)
}

/** Reads them where they changed. Who writes what the search reads asks for it first, so that no old words are written. */
export async function renewKinds(work: Pick<QueryWork, 'db'>): Promise<void> {
  const version = await readKindsVersion(work)
  if (version !== knownVersion()) keepKindFacts(version, await readKindFacts(work))
}
