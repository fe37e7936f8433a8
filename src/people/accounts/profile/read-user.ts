import type { Work } from '#platform/work/work.ts'
import type { Preferences } from './preferences-form.ts'
import { readPreferences } from './read-preferences.ts'
import { readProfile } from './read-profile.ts'

export type User = {
  readonly _id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly preferences: Preferences
  readonly isLegacy: boolean
  /** What is missing in the account: `phone`, `nationalId`. */
  readonly missingData: readonly string[]
}

/** The user of specification §3, as far as this room knows it; lower rooms add package, orders and balances. */
export async function readUser(work: Work): Promise<User> {
  const profile = await readProfile(work)
  const preferences = await readPreferences(work)
  const { id, firstName, lastName, email, isLegacy } = profile
  const missingData = (['phone', 'nationalId'] as const).filter((name) => profile[name] === null)
  return { _id: id, firstName, lastName, email, preferences, isLegacy, missingData }
}
