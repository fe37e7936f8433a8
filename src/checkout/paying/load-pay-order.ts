import { z } from 'zod'
import { orderAsksNationalId } from '#checkout/steps/asks-national-id.ts'
import { methodChoices } from '#checkout/steps/checkout-form.ts'
import { chosenPayment } from '#checkout/steps/chosen-payment.ts'
import { readPayWays } from '#checkout/steps/read-pay-ways.ts'
import { readPriceChange } from '#checkout/steps/read-price-change.ts'
import { nextPath } from '#checkout/steps/submit-checkout.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { priceAgain } from '#selling/orders/prices/price-again.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { readOrderDue } from './order-due.ts'
import { payOrder } from './pay-order.ts'
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
        methods: await readPayWays(work, { amount: due, initiator: 'payNow' }, routes),
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

const payForm = z.object({
  ...methodChoices,
  key: z.string().max(255),
  seenBase: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(BigInt)
    .nullable()
    .catch(null)
    .default(null),
  seenTables: z.string().max(60).default(''),
})

/** Pays what is due as chosen; answers where the customer goes on. */
export async function postPayOrder(visit: Visit, number: string, form: FormData): Promise<string> {
  const { key, seenBase, seenTables, ...chosen } = payForm.parse({ key: '', ...Object.fromEntries(form) })
  const seen = seenBase === null ? null : { baseMinor: seenBase, tablesVersion: seenTables }
  const request = { key, number, ...chosenPayment(chosen), seen }
  const opened = await visit.write((work) => payOrder(work, request, routesOf(visit.ports)))
  return nextPath(visit, { orderNumber: number, ...opened })
}
