import { no } from '#people/access/people.refusals.ts'
import { internationalPhone } from '#people/access/phone.ts'
import { phoneColumns } from '#people/access/sealed/phones.ts'
import { choosePassword } from '#people/proofs/choose-password.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { findPhoneHolder, lockPhone } from './lock-phone.ts'
import { issueMailedToken } from './mailed-token.ts'
import { queueActivationMail, type Return } from './queue-account-mail.ts'
import type { SignUpFields } from './sign-up-form.ts'

/** The data of a registration, its password checked and hashed before any transaction begins (`prepareSignUp`). */
export type Registration = Omit<SignUpFields, 'password' | 'terms'> & { readonly passwordHash: string }

export async function prepareSignUp({ password, ...fields }: SignUpFields): Promise<Registration> {
  return { ...fields, passwordHash: await choosePassword(password, fields) }
}

/** A new account, inactive until its mail is opened. Of two with the same email at the same moment, one is created. */
export async function signUp(work: Work, request: Registration, to: Return): Promise<{ readonly id: string }> {
  const { firstName, lastName, email, passwordHash } = request
  const phone = request.phone ? internationalPhone(request.phone, work.site) : null
  const id = newId()
  if (phone) await lockPhone(work, phone)
  const language = request.preferences ? languages[request.preferences.language] : work.locale
  if (phone && (await findPhoneHolder(work, id, phone)) !== null) throw await takenRefusal(work, email)
  const made = await work.db
    .insertInto('customers')
    .values({
      id,
      email,
      ...phoneColumns(work, id, phone),
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      language,
      site: work.site,
      newsletter: request.newsletter,
      terms_accepted_at: work.now,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw await takenRefusal(work, email)
  await work.db.insertInto('preferences').values({ customer_id: made.id }).execute()
  const token = await issueMailedToken(work, made.id, 'activation')
  if (token) await queueActivationMail(work, { id: made.id, email, firstName, language }, token, to)
  await announce(work, 'customer.signedUp', { customerId: made.id, newsletter: request.newsletter })
  return made
}

const languages = { arabic: 'ar', english: 'en' } as const

async function takenRefusal(work: Work, email: string): Promise<Error> {
  const sameEmail = await work.db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
  return sameEmail ? no.EMAIL_TAKEN({ path: 'email' }) : no.PHONE_TAKEN({ path: 'phone' })
}
