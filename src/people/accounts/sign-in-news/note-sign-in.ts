import { browserName } from '#people/access/browser-name.ts'
import type { Doorstep } from '#people/access/open-session.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { neighbourhoodOf } from '#platform/http/network-of.ts'
import { announce } from '#platform/work/announce.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'

const mostMailsADay = 3

/**
 * Writes a sign-in into the customer's own log. One with a browser or from a network that the account was not used with
 * before is told to them by mail, three a day at most; the first of all is not.
 */
export async function noteSignIn(work: Work, id: string, from: Doorstep): Promise<void> {
  await writeSecurityEvent(work, { event: 'signedIn', kind: 'customer', id, address: from.ip, agent: from.agent })
  const [browser, network] = [browserName(from.agent) ?? 'program', neighbourhoodOf(from.ip)]
  const known = await work.db
    .selectFrom('sign_in_places')
    .select(['browser', 'network'])
    .where('customer_id', '=', id)
    .execute()
  await work.db
    .insertInto('sign_in_places')
    .values({ customer_id: id, browser, network, first_at: work.now, last_at: work.now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'browser', 'network']).doUpdateSet({ last_at: work.now }),
    )
    .execute()
  const isKnown = known.some((one) => one.browser === browser && one.network === network)
  if (known.length === 0 || isKnown) return
  if (!(await isWithinRate(work, `sign-in-news:${id}`, mostMailsADay, 86_400))) return
  const { ip } = from
  await announce(work, 'account.enteredAnew', {
    customerId: id,
    ip,
    agent: from.agent.slice(0, 300),
    at: work.now.toISOString(),
  })
}
