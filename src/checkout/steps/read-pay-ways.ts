import { readPayableCards } from '#money/payments/cards/read-saved-cards.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { type MethodQuestion, type OfferedMethod, readPaymentMethods } from '#money/payments/read-payment-methods.ts'
import type { Work } from '#platform/work/work.ts'
import { type MethodCard, methodCards } from './method-cards.ts'

/** The ways to pay this now, for a screen: the customer's saved cards first, then each method. */
export async function readPayWays(
  work: Work,
  question: MethodQuestion,
  routes: Routes,
  change: (offered: readonly OfferedMethod[]) => readonly OfferedMethod[] = (offered) => offered,
): Promise<MethodCard[]> {
  const offered = await readPaymentMethods(work, question, routes)
  const provider = routes('creditCard', work.site)
  const isKnown = work.who.kind === 'customer' && provider !== null
  const saved = isKnown ? await readPayableCards(work, { customerId: work.who.id, provider }) : []
  return methodCards(change(offered), work.locale, saved, work.site)
}
