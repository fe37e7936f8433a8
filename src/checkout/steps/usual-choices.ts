import { wayOfCard } from '#money/payments/cards/card-choice.ts'
import { readPayableCards } from '#money/payments/cards/read-saved-cards.ts'
import { isContactKnown, readContact } from '#people/accounts/contact/contact.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { wishOf } from '#selling/orders/delivery/delivery-wish.ts'
import { deliveredBy } from './arrival.ts'
import { type Choices, choicesForm } from './checkout-form.ts'
import { stepPath } from './checkout-steps.ts'

/**
 * Where a checkout opened without any choice may begin: a customer who has ordered before finds it filled in as the
 * last time, on one page. Null where nothing is known.
 */
export async function usualStart(visit: Visit, asked: URLSearchParams): Promise<string | null> {
  const { package: _, ...begun } = choicesForm.shape
  const isBegun = ['step', 'orderId', ...Object.keys(begun)].some((name) => asked.has(name))
  if (isBegun || visit.who.kind !== 'customer') return null
  const usual = await visit.read(readUsual)
  if (usual === null) return null
  const backUrl = asked.get('backUrl')
  const choices = { ...usual, package: asked.get('package') ?? '' }
  return stepPath(`/${visit.locale}`, 'pay', choices, backUrl === null ? {} : { backUrl })
}

/** The choices of the last order, with the saved card where there is one; who never said how to receive, though an address or a phone is known, picks up. */
export async function readUsual(work: Work): Promise<Choices | null> {
  const addresses = await readAddresses(work)
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const last = await lastOrder(work)
  if (!last || (!address && !isContactKnown(await readContact(work)))) return null
  const wish = wishOf(last)
  const [card] = await readPayableCards(work, { customerId: work.who.id ?? '', provider: null })
  return choicesForm.parse({
    address: address?.id,
    arrival: wish ? deliveredBy(wish.company) : (last.arrival ?? 'pickup'),
    office: last.pickup_office ?? undefined,
    method: card ? wayOfCard(card.id) : last.payment_method,
  })
}

/** Whether the acting customer has placed an order on this site. */
export async function hasOrdered(work: Work): Promise<boolean> {
  return (await lastOrder(work)) !== undefined
}

function lastOrder(work: Work) {
  return work.db
    .selectFrom('orders')
    .select(['arrival', 'pickup_office', 'payment_method', 'delivery_wish'])
    .where('customer_id', '=', work.who.id ?? '')
    .where('site', '=', work.site)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
