import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { keepNewsletterWish } from './keep-newsletter-wish.ts'

/** The acting customer unsubscribes from the newsletter; no mail of it goes out from now on. A second call changes nothing. */
export async function leaveNewsletter(work: Work): Promise<void> {
  const customerId = signedInCustomer(work)
  await keepNewsletterWish(work, customerId, false)
  await announce(work, 'newsletter.chosen', { customerId, place: 'preferences' })
}
