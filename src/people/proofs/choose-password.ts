import { no } from '#people/access/people.refusals.ts'
import { hashPassword } from './password-hash.ts'
import { isWeakPassword, wordsAbout } from './password-strength.ts'

type Owner = { readonly firstName: string; readonly lastName: string; readonly email: string }

/** The hash of a new password; refuses WEAK_PASSWORD. Called before the transaction that writes it, never within. */
export async function choosePassword(password: string, { firstName, lastName, email }: Owner): Promise<string> {
  if (isWeakPassword(password, wordsAbout({ names: [firstName, lastName], email }))) {
    throw no.WEAK_PASSWORD({ path: 'password' })
  }
  return hashPassword(password)
}

/** The same for a staff member: twelve characters or more. */
export async function chooseStaffPassword(password: string, owner: { readonly name: string; readonly email: string }) {
  const about = wordsAbout({ names: [owner.name], email: owner.email })
  if (password.length < 12 || isWeakPassword(password, about)) throw no.WEAK_STAFF_PASSWORD({ path: 'password' })
  return hashPassword(password)
}
