import type { ArrivalOffer } from '#checkout/read-arrival-offers.ts'
import { companyOf, deliveredBy } from '#checkout/steps/arrival.ts'
import type { Choices } from '#checkout/steps/checkout-form.ts'

type Offer = Pick<ArrivalOffer, 'company' | 'fee'>

/** What was chosen, with an address of the book, and for "to the door" the company: the cheapest unless one was named. */
export function receivingOf(
  asked: Choices,
  to: { readonly id: string } | undefined,
  offers: readonly Offer[],
): Choices {
  const choices = { ...asked, address: to?.id ?? '' }
  if (companyOf(asked.arrival) !== '') return choices
  const cheapest = offers.reduce<Offer | null>(
    (best, one) => (best === null || one.fee.minor < best.fee.minor ? one : best),
    null,
  )
  return cheapest ? { ...choices, arrival: deliveredBy(cheapest.company) } : choices
}
