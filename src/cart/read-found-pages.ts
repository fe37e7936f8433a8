import type { Work } from '#platform/work.ts'
import type { FoundPage } from './found-page.ts'

/** The pages read under these ids, by id; an id the reader does not know is left out. */
export async function readFoundPages(_work: Work, _ids: readonly string[]): Promise<ReadonlyMap<string, FoundPage>> {
  return new Map()
}
