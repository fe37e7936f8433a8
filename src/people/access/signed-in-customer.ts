import type { Work } from '#platform/work/work.ts'
import { no } from './people.refusals.ts'

/** The id of the acting customer; refuses anybody else. */
export function signedInCustomer(work: Work): string {
  if (work.who.kind !== 'customer') throw no.NOT_SIGNED_IN()
  return work.who.id
}
