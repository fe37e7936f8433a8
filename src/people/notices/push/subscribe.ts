import { no } from '#people/notices/notices.refusals.ts'
import { isId, newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { arePushKeys, type PushKeys } from './encrypt-push.ts'
import type { PushService } from './push-service.ts'

const mostBrowsers = 10

type Subscribing = PushKeys & {
  readonly endpoint: string
  readonly browser: string
  /** The session that it is asked for in. */
  readonly sessionId: string | null
}

/**
 * Keeps where a browser of this customer hears us. The same browser is kept once, for whoever signed in there last. Refuses an
 * address that is no push service: it comes from outside, and we send to it.
 */
export async function subscribe(work: Work, service: PushService, asked: Subscribing): Promise<void> {
  const customerId = customerOf(work)
  const { endpoint, p256dh, auth, browser, sessionId } = asked
  if (!service.takes(endpoint) || !arePushKeys(asked)) throw no.PUSH_ENDPOINT_REFUSED()
  await work.db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  const there = await work.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('customer_id', '=', customerId)
    .execute()
  if (there.length >= mostBrowsers && !there.some((one) => one.endpoint === endpoint)) throw no.PUSH_TOO_MANY()
  const owner = { customer_id: customerId, session_id: sessionId }
  const kept = { ...owner, p256dh, auth, locale: work.locale, browser: browser.slice(0, 60) }
  await work.db
    .insertInto('push_subscriptions')
    .values({ id: newId(), endpoint, created_at: work.now, ...kept })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(kept))
    .execute()
}

/** Forgets the browsers of sessions that were signed out: who sits there next sees nothing of this customer. */
export async function forgetBrowsersOf(work: Work, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  await work.db.deleteFrom('push_subscriptions').where('session_id', 'in', sessionIds).execute()
}

/** Forgets one of the customer's own browsers, by its id or its address. */
export async function unsubscribe(work: Work, which: { readonly id: string } | { readonly endpoint: string }) {
  const customerId = customerOf(work)
  if ('id' in which && !isId(which.id)) return
  await work.db
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('endpoint', '=', which.endpoint)))
    .execute()
}

export function readBrowsers(work: Work) {
  return work.db
    .selectFrom('push_subscriptions')
    .select(['id', 'browser', 'created_at as since', 'endpoint'])
    .where('customer_id', '=', customerOf(work))
    .orderBy('created_at', 'desc')
    .execute()
}

function customerOf({ who }: Work): string {
  if (who.kind !== 'customer') throw platformNo.INVALID_TOKEN()
  return who.id
}
