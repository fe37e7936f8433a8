import { methodCards } from '#checkout/steps/method-cards.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { readPaymentMethods } from '#money/payments/read-payment-methods.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'

/** What is in the wallet, and the ways to fill it; those that never can are not shown. */
export function loadDeposit(visit: Visit, customerId: string) {
  const routes = routesOf(visit.ports)
  return visit.read(async (work) => {
    const { card, cash } = await readWallet(work, customerId)
    const offered = await readPaymentMethods(work, { amount: null, initiator: 'deposit' }, routes)
    // A deposit has no fee, whatever it is made with.
    const fitting = offered.filter((one) => one.why !== 'notForThis').map((one) => ({ ...one, fee: null }))
    const { locale, site } = work
    return { card, cash, methods: methodCards(fitting, locale), key: newId(), locale, site }
  })
}
