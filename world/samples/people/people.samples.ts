import { randomInt } from 'node:crypto'
import { hashToken } from '#people/access/opaque-token.ts'
import { phoneColumns } from '#people/access/sealed/phones.ts'
import { addAddress } from '#people/addresses/add-address.ts'
import { addressForm } from '#people/addresses/address-shapes.ts'
import { hashPassword } from '#people/proofs/password-hash.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor, Role, Work } from '#platform/work/work.ts'
import { siteData } from '#sites/site-data.ts'
import { sites } from '#sites/sites.ts'

export const samplePassword = 'harbour lights at dusk'

/** The sealer for secrets in tests. */
export const sampleSealer = makeSealer('secret of a test')
/** The authenticator secret of every sample staff member: for tests and the demo, never in production. */
export const sampleSecondFactor = 'MARSAHARBOURLIGHTSATDUSK23456723'

export type SampleCustomer = { readonly id: string; readonly email: string; readonly who: Actor & { kind: 'customer' } }
export type SampleStaff = { readonly id: string; readonly email: string; readonly who: Actor & { kind: 'staff' } }

// Phone numbers are unique; random ones would sooner or later repeat among a few thousand customers.
const phones = { begin: randomInt(100_000_000), given: 0 }

function nextPhone(): string {
  phones.given += 1
  return `+2010${String((phones.begin + phones.given) % 100_000_000).padStart(8, '0')}`
}

// Hashing is slow on purpose, so samples share one hash.
const sampleHash = hashPassword(samplePassword)

/** An activated customer of the work's site, whose password is `samplePassword`. */
export async function sampleCustomer(
  work: Work,
  given: {
    readonly email?: string
    readonly firstName?: string
    readonly lastName?: string
    readonly phone?: string
  } = {},
): Promise<SampleCustomer> {
  const id = newId()
  const email = given.email ?? `customer-${id}@example.test`
  await work.db
    .insertInto('customers')
    .values({
      id,
      email,
      ...phoneColumns(work, id, given.phone ?? nextPhone()),
      password_hash: await sampleHash,
      first_name: given.firstName ?? 'سلمى',
      last_name: given.lastName ?? 'عبد الله',
      language: work.locale,
      site: work.site,
      terms_accepted_at: work.now,
      created_at: work.now,
      activated_at: work.now,
    })
    .execute()
  await work.db.insertInto('preferences').values({ customer_id: id }).execute()
  return { id, email, who: { kind: 'customer', id, isProved: true } }
}

/**
 * A staff member with these roles, whose password is `samplePassword` and authenticator secret `sampleSecondFactor`; no
 * `places` means all.
 */
export async function sampleStaff(
  work: Work,
  roles: readonly Role[],
  given: { readonly email?: string; readonly name?: string; readonly places?: readonly string[] } = {},
): Promise<SampleStaff> {
  const id = newId()
  const email = given.email ?? `staff-${id}@example.test`
  const places = given.places ?? []
  await work.db
    .insertInto('staff_members')
    .values({
      id,
      email,
      name: given.name ?? 'كريم فؤاد',
      password_hash: await sampleHash,
      roles: [...roles],
      places: [...places],
      totp_secret: sampleSecondFactor,
      totp_confirmed_at: work.now,
      created_at: work.now,
    })
    .execute()
  return { id, email, who: { kind: 'staff', id, roles, places, isProved: true } }
}

/** An address of that customer in the country of the work's site; the first one is the default. */
export async function sampleAddress(work: Work, customerId: string, code?: string): Promise<{ readonly id: string }> {
  const { states } = siteData[work.site]
  const state = code === undefined ? states[0] : states.find((one) => one.code === code)
  const [area] = state?.areas ?? []
  if (!state || !area) throw new Error(`There is no place on ${work.site}`)
  return addAddress(
    { ...work, who: { kind: 'customer', id: customerId } },
    {
      key: newId(),
      ...addressForm.parse({
        firstName: 'سلمى',
        lastName: 'عبد الله',
        phone: work.site === 'eg' ? '+201001234567' : `${sites[work.site].phonePrefix}501234567`,
        state: state.code,
        area: area[0],
        city: area[1],
        street: work.site === 'eg' ? 'شارع عباس العقاد' : 'شارع المكتوم',
        building: '12',
        floor: '3',
        apartment: '8',
      }),
    },
  )
}

/** A session of that customer with a token chosen by the test. */
export async function sampleSession(work: Work, customerId: string, token: string): Promise<void> {
  const times = { created_at: work.now, last_seen_at: work.now, proved_at: work.now }
  const expires = new Date(work.now.getTime() + 3_600_000)
  const row = { token_hash: hashToken(token), customer_id: customerId, ip: '127.0.0.1', agent: 'test' }
  await work.db
    .insertInto('sessions')
    .values({ ...row, ...times, expires_at: expires })
    .execute()
}
