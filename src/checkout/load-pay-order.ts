import { money } from '#money/money.ts'
import { findOrder } from '#orders/lock-order.ts'
import { priceAgain } from '#orders/prices/price-again.ts'
import { readOrder } from '#orders/read-order.ts'
import { routesOf } from '#payments/gather-gateways.ts'
import { readPaymentMethods } from '#payments/read-payment-methods.ts'
import { foundPage } from '#platform/found-page.ts'
import { newId } from '#platform/id.ts'
import type { Visit } from '#platform/visit.ts'
import { methodName } from '#pricing/names.ts'
import { orderAsksNationalId } from './asks-national-id.ts'
import { methodCards } from './method-cards.ts'
import { readOrderDue } from './order-due.ts'
import { readPriceChange } from './read-price-change.ts'
import { readWaitingPayments } from './read-waiting-payments.ts'

/** What is due for an order, what changed since it was placed, and how it can be paid. */
export async function loadPayOrder(visit: Visit, number: string) {
  const routes = routesOf(visit.ports)
  return foundPage(
    visit.read(async (work) => {
      const order = await findOrder(work, { number })
      const price = await priceAgain(work, order)
      const due = await readOrderDue(work, price?.order ?? order)
      const page = await readOrder(work, number)
      const hasChanged = price === null && page.isChangeAsked && page.money.total !== page.placedTotalMinor
      const waiting = await readWaitingPayments(work, order)
      return {
        number: page.number,
        waiting: waiting.map(({ id, number: name, method, amount }) => ({
          id,
          number: name,
          amount,
          method: methodName(method, work.locale),
        })),
        due,
        asksNationalId: await orderAsksNationalId(work, order),
        methods: methodCards(await readPaymentMethods(work, { amount: due, initiator: 'payNow' }, routes), work.locale),
        before: hasChanged ? money(page.placedTotalMinor, due.currency) : null,
        after: hasChanged ? money(page.money.total, due.currency) : null,
        // An order that was placed and not reviewed is reviewed before it is paid by transfer or in the office.
        isReviewedFirst: order.items.some((item) => item.state === 'placed'),
        change: price && readPriceChange(work, order, price, page.mayCancel),
        key: newId(),
        locale: work.locale,
      }
    }),
  )
}
