import type { Kysely } from 'kysely'
import { hashToken } from '#people/access/opaque-token.ts'
import { no } from '#people/access/people.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import type { Actor, Database } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { isOfAccount, isViewedPage } from './viewed-pages.ts'

/** A customer's pages as they see them, for a member of support: nothing that is done there is kept. */
export type SeenAs = {
  readonly who: Actor & { readonly kind: 'customer' }
  readonly until: Date
}

type Asked = {
  readonly who: Actor
  readonly token: string
  readonly method: string
  readonly url: string
  readonly site: Site
  readonly now: Date
}

/**
 * As whom a member of staff with an open view sees this page; null if there is none. Refuses whatever is more than
 * looking (`VIEW_READS_ONLY`), and pages that are not shown (`VIEW_IS_NARROW`).
 */
export async function seenAs(db: Kysely<Database>, asked: Asked): Promise<SeenAs | null> {
  const { who, url, method } = asked
  if (who.kind !== 'staff' || !isOfAccount(url) || !permits(who, 'customer-view')) return null
  const view = await findView(db, asked)
  if (!view) return null
  if (method !== 'GET' && method !== 'HEAD') throw no.VIEW_READS_ONLY()
  if (!isViewedPage(url)) throw no.VIEW_IS_NARROW()
  return { who: { kind: 'customer', id: view.customer_id }, until: view.ends_at }
}

function findView(db: Kysely<Database>, { who, token, site, now }: Asked) {
  return db
    .selectFrom('support_views as view')
    .innerJoin('sessions', 'sessions.id', 'view.session_id')
    .innerJoin('customers', 'customers.id', 'view.customer_id')
    .select(['view.customer_id', 'view.ends_at'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('view.staff_id', '=', who.id ?? '')
    .where('view.site', '=', site)
    .where('view.ended_at', 'is', null)
    .where('view.ends_at', '>', now)
    .where('customers.deleted_at', 'is', null)
    .executeTakeFirst()
}
