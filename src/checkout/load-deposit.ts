import { routesOf } from '#payments/gather-gateways.ts'
import { readPaymentMethods } from '#payments/read-payment-methods.ts'
import { newId } from '#platform/id.ts'
import type { Visit } from '#platform/visit.ts'
import { readWallet } from '#wallet/read-wallet.ts'
import { methodCards } from './method-cards.ts'

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
