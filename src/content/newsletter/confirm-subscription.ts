import { sql } from 'kysely'
import { hashToken } from '#people/access/opaque-token.ts'
import { keepNewsletterWish } from '#people/accounts/profile/keep-newsletter-wish.ts'
import { noteReached } from '#people/notices/states/unreachable.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { no } from './newsletter.refusals.ts'
import { type ConsentPlace, noteConsent } from './note-consent.ts'

/** Whether a mailed link still works; looking uses nothing up. */
export async function isOpenLink(work: Work, token: string): Promise<boolean> {
  return (await findLink(work, token)) !== undefined
}

/** The mailed link was pressed: the newsletter comes from now on, also to an address that bounced before. */
export async function confirmByLink(work: Work, token: string, from: { readonly ip: string }): Promise<void> {
  const found = await findLink(work, token)
  if (!found) throw no.NEWSLETTER_LINK_SPENT()
  const account = await lockAccountOf(work, found.email)
  const spent = await work.db
    .updateTable('newsletter_subscriptions')
    .set({ token_hash: null, token_until: null })
    .where('id', '=', found.id)
    .where('token_hash', '=', hashToken(token))
    .returning(['asked_locale as locale'])
    .executeTakeFirst()
  if (!spent) throw no.NEWSLETTER_LINK_SPENT()
  await confirm(work, found.id, account)
  if (account) await keepNewsletterWish(work, account, true)
  await noteReached(work, found.email)
  const locale: Locale = spent.locale === 'en' ? 'en' : 'ar'
  await noteConsent(work, { subscriptionId: found.id, kind: 'confirmed', place: 'confirm_page', locale, ip: from.ip })
}

/** An account that proved its address confirms by itself; the customer's row is locked before. */
export async function confirmByAccount(
  work: Work,
  found: { readonly id: string; readonly customerId: string; readonly place: ConsentPlace; readonly locale: Locale },
): Promise<void> {
  await confirm(work, found.id, found.customerId)
  const { id: subscriptionId, place, locale } = found
  await noteConsent(work, { subscriptionId, kind: 'confirmed', place, locale })
}

async function confirm(work: Work, id: string, customerId: string | null): Promise<void> {
  const before = customerId ? await releaseOthers(work, customerId, id) : null
  await work.db
    .updateTable('newsletter_subscriptions')
    .set({
      state: 'confirmed',
      site: sql.ref('asked_site'),
      locale: sql.ref('asked_locale'),
      confirmed_at: sql`case when state = 'confirmed' then confirmed_at else ${work.now} end`,
      ended_at: null,
      ...(customerId && { customer_id: customerId, mailed_at: sql`greatest(mailed_at, ${before}::timestamptz)` }),
    })
    .where('id', '=', id)
    .execute()
}

// A customer has one subscription: that of the address of their account. Answers when the one before was last mailed to.
async function releaseOthers(work: Work, customerId: string, id: string): Promise<Date | null> {
  const released = await work.db
    .updateTable('newsletter_subscriptions')
    .set({ customer_id: null, state: 'left', ended_at: work.now, token_hash: null, token_until: null })
    .where('customer_id', '=', customerId)
    .where('id', '<>', id)
    .returning('mailed_at')
    .executeTakeFirst()
  return released?.mailed_at ?? null
}

function findLink(work: Work, token: string) {
  return work.db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('token_until', '>', work.now)
    .executeTakeFirst()
}

async function lockAccountOf(work: Work, email: string): Promise<string | null> {
  const found = await work.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('activated_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found?.id ?? null
}
