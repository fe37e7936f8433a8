import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { keepNewsletterWish } from './keep-newsletter-wish.ts'

/** The acting customer wants our newsletter; `place` is where they said so. */
export async function joinNewsletter(work: Work, place: 'preferences' | 'checkout'): Promise<void> {
  const customerId = signedInCustomer(work)
  await keepNewsletterWish(work, customerId, true)
  await announce(work, 'newsletter.chosen', { customerId, place })
}
