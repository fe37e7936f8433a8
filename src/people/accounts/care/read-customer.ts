import { seesSite } from '#people/access/places/sees-site.ts'
import { maskedPhone, openPhone } from '#people/access/sealed/phones.ts'
import { recordLook } from '#people/access/sealed/record-look.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import type { CustomerState } from '#people/accounts/search/find-customers.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type Site, toSite } from '#sites/sites.ts'

/** A customer as staff know them. */
export type CustomerFacts = {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Only the last digits; `showPhones` has the whole numbers. */
  readonly phone: string | null
  readonly contactPhone: string | null
  readonly language: 'ar' | 'en'
  readonly site: Site
  readonly since: Date
  readonly state: CustomerState
  readonly isDeleted: boolean
  readonly isLegacy: boolean
  readonly newsletter: boolean
}

/** One customer for staff who may read of this site's customers; another is not found. */
export async function readCustomer(work: Work, id: string): Promise<CustomerFacts> {
  if (!isId(id) || !(await seesSite(work))) throw no.NOT_FOUND()
  const row = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'contact_phone', 'language', 'site', 'first_name', 'last_name', 'created_at'])
    .select(['suspended_at', 'activated_at', 'deleted_at', 'is_legacy', 'newsletter'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  return {
    id: row.id,
    name: shownName(`${row.first_name} ${row.last_name}`, work.locale),
    email: row.email,
    phone: maskedPhone(openPhone(work, 'phone', id, row.phone)),
    contactPhone: maskedPhone(openPhone(work, 'contact_phone', id, row.contact_phone)),
    language: row.language === 'en' ? 'en' : 'ar',
    site: toSite(row.site),
    since: row.created_at,
    state: row.suspended_at ? 'blocked' : row.activated_at ? 'active' : 'waiting',
    isDeleted: row.deleted_at !== null,
    isLegacy: row.is_legacy,
    newsletter: row.newsletter,
  }
}

/** The whole numbers of a customer, for whoever calls them; the look is written down. */
export async function showPhones(work: Work, id: string): Promise<Pick<CustomerFacts, 'phone' | 'contactPhone'>> {
  await readCustomer(work, id)
  await recordLook(work, 'phone.look', `customer:${id}`)
  const { phone, contact_phone } = await work.db
    .selectFrom('customers')
    .select(['phone', 'contact_phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    phone: openPhone(work, 'phone', id, phone),
    contactPhone: openPhone(work, 'contact_phone', id, contact_phone),
  }
}
