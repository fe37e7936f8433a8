import { sql } from 'kysely'
import { newsletterSwitch } from '#content/newsletter/newsletter-switch.ts'
import { lineOfPage } from '#content/pages/lines/read-lines.ts'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { officeClosed, officeHours } from '#fulfilment/requests/offices/office-hours.ts'
import { siteWords } from '#platform/http/site-words.ts'
import type { Visit } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import type { Work } from '#platform/work/work.ts'
import { readCartCookies } from '#selling/cart/cart-cookie.ts'
import { cartSigner } from '#selling/cart/cart-signer.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { otherSites } from '#sites/sites.ts'
import { otherSiteOrigin } from './other-place.ts'

/** Everything that stands around a customer page: the visitor's own things, and the shop's. */
export async function loadFrame(visit: Visit) {
  const { locale, site, origin, cookies, ports, who } = visit
  const { phones, origins } = ports.get(shopFactsPort)
  const guestItems = readCartCookies(ports.get(cartSigner), cookies).items.length
  // A guest's own things are all in the cookie: nothing to ask the database.
  const isCustomer = who.kind === 'customer'
  const frame = isCustomer
    ? await visit.read((work) => readFrame(work, guestItems))
    : { name: null, cartCount: guestItems, unread: 0 }
  const waiting = isCustomer ? await visit.readOnce(readPendingActions) : []
  const theme = cookies.theme === 'light' || cookies.theme === 'dark' ? cookies.theme : 'auto'
  const { rights, youAreHere } = siteWords(site, locale)
  return {
    ...frame,
    own: {
      rights,
      youAreHere,
      officeHours: officeHours(site, locale),
      officeClosed: officeClosed(site, locale),
    },
    hasNewsletter: settingOf(newsletterSwitch, visit).on,
    waiting,
    locale,
    site,
    origin,
    phone: phones[site],
    theme,
    line: await lineOfPage(visit),
    others: otherSites(site).map((one) => ({
      site: one,
      origin: otherSiteOrigin(origin, one, origins),
      goHere: siteWords(one, locale).goHere,
    })),
  } as const
}

/** What the frame of every customer page shows of the visitor. */
type Frame = {
  readonly name: string | null
  readonly cartCount: number
  /** Notifications that the customer has not read. */
  readonly unread: number
}

/** Gathered for each page; guests bring the number of items in their own cart. */
export async function readFrame(work: Work, guestItems: number): Promise<Frame> {
  const { who } = work
  if (who.kind !== 'customer') return { name: null, cartCount: guestItems, unread: 0 }
  const { rows } = await sql<Frame>`
    select (select coalesce(nullif(trim(first_name), ''), split_part(email::text, '@', 1)) from customers where id = ${who.id}) as name,
      (select count(*)::int from cart_items item join carts on carts.id = item.cart_id
        where carts.customer_id = ${who.id} and carts.site = ${work.site} and item.saved_at is null) as "cartCount",
      (select count(*)::int from notices where recipient = ${who.id}::text and channel = 'app' and read_at is null
        and site = ${work.site}) as unread`.execute(work.db)
  return rows[0] ?? { name: null, cartCount: 0, unread: 0 }
}

export type FrameFacts = Awaited<ReturnType<typeof loadFrame>>
