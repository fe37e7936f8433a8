import type { Work } from '#platform/work/work.ts'
import { no } from './people.refusals.ts'

/**
 * Where two people must agree: refuses SECOND_PERSON_NEEDED to whoever proposed, wrote or entered what they now agree to, and
 * while nobody proposed it (null). Every act of docs/two-people.md asks this, and the database holds the same.
 */
export function requireSecondPerson(work: Pick<Work, 'who'>, ...authors: readonly (string | null)[]): void {
  if (!isSecondPerson(work, ...authors)) throw no.SECOND_PERSON_NEEDED()
}

export function isSecondPerson({ who }: Pick<Work, 'who'>, ...authors: readonly (string | null)[]): boolean {
  return who.kind === 'staff' && authors.every((author) => author !== null && author !== who.id)
}
