import { keepNewsletterWish } from '#people/accounts/profile/keep-newsletter-wish.ts'
import type { Handler, JobContext } from '#platform/background/jobs.ts'
import { once } from '#platform/work/once.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { mailLink, writeAsked } from './ask-subscription.ts'
import { confirmByAccount } from './confirm-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { type ConsentPlace, isConsentPlace, noteConsent } from './note-consent.ts'

const lane = 'orders'

/** A customer ticked the box or took the tick away, proved their address or changed it: their subscription follows. */
export const followCustomers: readonly Handler[] = [
  {
    name: 'newsletter.follow-sign-up',
    on: 'customer.signedUp',
    lane,
    handle: async (job, { customerId, newsletter }, id) => {
      if (newsletter) await follow(job, { customerId, place: 'sign_up', id })
    },
  },
  {
    name: 'newsletter.follow-activation',
    on: 'customer.activated',
    lane,
    handle: (job, { customerId }, id) => follow(job, { customerId, place: 'sign_up', id, adopts: true }),
  },
  {
    name: 'newsletter.follow-choice',
    on: 'newsletter.chosen',
    lane,
    handle: (job, { customerId, place }, id) =>
      follow(job, { customerId, place: isConsentPlace(place) ? place : 'preferences', id }),
  },
  {
    name: 'newsletter.follow-address',
    on: 'customer.emailChanged',
    lane,
    handle: (job, { customerId }, id) => follow(job, { customerId, place: 'preferences', id }),
  },
]

type Followed = {
  readonly customerId: string
  readonly place: ConsentPlace
  /** Of the announcement. */
  readonly id: string
  /** A subscription from before the account becomes the customer's. */
  readonly adopts?: boolean
}

async function follow({ write, origin }: JobContext, { id, ...followed }: Followed): Promise<void> {
  const { customerId, place, adopts = false } = followed
  await write((work) =>
    once(work, `newsletter:${id}`, followed, async () => {
      const customer = await lockCustomer(work, customerId)
      if (!customer) return {}
      if (adopts && !customer.newsletter) await adopt(work, customerId, customer.email)
      else if (customer.newsletter) await join(work, { ...customer, place, origin })
      else await leave(work, customerId, place)
      return {}
    }),
  )
}

type Joining = Customer & { readonly place: ConsentPlace; readonly origin: string }

async function join(work: Work, customer: Joining): Promise<void> {
  const { id: customerId, email, locale, place, origin, isProved } = customer
  const found = await work.db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'state', 'customer_id'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (found?.state === 'confirmed' && found.customer_id === customerId) return
  const subscriptionId = await writeAsked(work, { email, locale })
  await noteConsent(work, { subscriptionId, kind: 'asked', place, locale })
  // An address that bounced or complained confirms by a link, as if it were new.
  if (found?.state === 'stopped') await mailLink(work, { id: subscriptionId, email, locale, origin })
  else if (isProved) await confirmByAccount(work, { id: subscriptionId, customerId, place, locale })
}

async function leave(work: Work, customerId: string, place: string): Promise<void> {
  const found = await work.db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (found) await endSubscription(work, { id: found.id, kind: 'left', place })
}

async function adopt(work: Work, customerId: string, email: string): Promise<void> {
  const adopted = await work.db
    .updateTable('newsletter_subscriptions')
    .set({ customer_id: customerId })
    .where('email', '=', email)
    .where('state', '=', 'confirmed')
    .where('customer_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (adopted) await keepNewsletterWish(work, customerId, true)
}

type Customer = NonNullable<Awaited<ReturnType<typeof lockCustomer>>>

async function lockCustomer(work: Work, id: string) {
  const found = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'language', 'newsletter', 'activated_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return null
  const locale: Locale = found.language === 'en' ? 'en' : 'ar'
  const { email, newsletter, activated_at } = found
  return { id, email, newsletter, locale, isProved: activated_at !== null }
}
