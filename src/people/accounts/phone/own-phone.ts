import { openPhone, phoneColumns } from '#people/access/sealed/phones.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { findPhoneHolder } from '#people/accounts/lock-phone.ts'
import type { Locale, Work } from '#platform/work/work.ts'

/** A customer's number, and what is needed to tell them of a change. */
export type OwnPhone = {
  readonly id: string
  readonly phone: string | null
  readonly verifiedAt: Date | null
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
}

/** The acting customer's number. */
export function readOwnPhone(work: Work): Promise<OwnPhone> {
  return readPhoneOf(work, signedInCustomer(work))
}

/**
 * The same, locked with whoever has typed the number that is claimed; in sorted order, after `lockPhone`, so that two who take
 * numbers from each other never wait for each other.
 */
export async function lockOwnPhone(work: Work, phone: string | null) {
  const id = signedInCustomer(work)
  const found = phone === null ? null : await findPhoneHolder(work, id, phone)
  await work.db
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', found === null ? [id] : [id, found])
    .orderBy('id')
    .forUpdate()
    .execute()
  // Who held it may have let it go while this waited; nobody else can have taken it.
  const held = phone === null || found === null ? null : await findPhoneHolder(work, id, phone)
  return { own: await readOwnPhone(work), holder: held === null ? null : await readPhoneOf(work, held) }
}

/** The only writer of a customer's own number after registration; `verifiedAt` is null for one that was only typed. */
export async function writeOwnPhone(work: Work, id: string, phone: string | null, verifiedAt: Date | null) {
  await work.db
    .updateTable('customers')
    .set({ ...phoneColumns(work, id, phone), phone_verified_at: phone === null ? null : verifiedAt })
    .where('id', '=', id)
    .execute()
}

/** The number of a customer, whoever asks; the caller may see it. */
export async function readPhoneOf(work: Work, id: string): Promise<OwnPhone> {
  const { language, phone, ...own } = await work.db
    .selectFrom('customers')
    .select(['id', 'phone', 'phone_verified_at as verifiedAt', 'email', 'first_name as firstName', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...own, phone: openPhone(work, 'phone', id, phone), locale: language === 'en' ? 'en' : 'ar' }
}
