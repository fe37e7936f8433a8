import { z } from 'zod'
import { type Role, roles } from '#platform/work/work.ts'
import { no } from './staff.refusals.ts'

/** What a member does, and where: no places means everywhere. */
export type Duties = { readonly roles: readonly Role[]; readonly places: readonly string[] }

const chosen = <Key extends z.core.$ZodRecordKey>(key: Key) =>
  z.partialRecord(key, z.literal('on')).default({} as never)

/** The boxes `roles.NAME` and `places.CODE` of a form. */
export const dutiesFields = {
  roles: chosen(z.enum(roles))
    .transform((on) => roles.filter((role) => on[role] === 'on'))
    .refine((theirs) => theirs.length > 0, 'refusal_role_needed'),
  places: chosen(z.string().regex(/^[A-Za-z][\w-]{0,40}$/)).transform((on) => Object.keys(on).sort()),
}

/** The reason of an act; the log keeps it. */
export const whyField = z.string().trim().min(3, 'refusal_staff_why_needed').max(500)

/** Duties in one order, whatever the order they were chosen in. Refuses ROLE_NEEDED. */
export function orderedDuties(duties: Duties): Duties {
  const theirs = roles.filter((role) => duties.roles.includes(role))
  if (theirs.length === 0) throw no.ROLE_NEEDED({ path: 'roles' })
  return { roles: theirs, places: [...new Set(duties.places)].sort() }
}

export function isSameDuties(one: Duties, other: Duties): boolean {
  return one.roles.join() === other.roles.join() && one.places.join() === other.places.join()
}
