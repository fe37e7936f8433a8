import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { isFreeMonthOpen } from '#pricing/subscriptions/free-month.ts'
import type { Package } from '#pricing/subscriptions/read-packages.ts'
import type { ReadOffer } from '#selling/cart/adding/read-offer.ts'

/** Why a package that was asked for is not bought with the goods. */
export type NotBought = 'HAS_PACKAGE' | 'PACKAGE_WAITS' | 'NOT_SOLD' | 'GIVES_NOTHING'

export type BoughtPackage = { readonly pack: Package; readonly isFree: boolean }

/**
 * The package that is asked for with an order, by the rule of who may have one: nobody who has one already, or one that
 * waits. The first month that is free is free here too, also for who is not signed in yet; the offer is then told its price,
 * by which the goods are quoted.
 */
export async function packageWithOrder(
  work: Work,
  offer: ReadOffer,
  wanted: string,
): Promise<(BoughtPackage & { readonly offer: ReadOffer }) | NotBought> {
  const { active, pending, packages } = offer.choice
  const pack = packages.find((one) => one.id === wanted)
  if (active !== null) return 'HAS_PACKAGE'
  if (pending !== null) return 'PACKAGE_WAITS'
  if (!pack?.isOffered) return 'NOT_SOLD'
  const isFree =
    pack.isFirstMonthFree && (work.who.kind === 'guest' || (await isFreeMonthOpen(work, signedInCustomer(work))))
  const priced = offer.packages.map((terms) => (terms.id === wanted && isFree ? { ...terms, price: '0' } : terms))
  return { pack, isFree, offer: { ...offer, packages: priced } }
}
