import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { readPaidWay } from '#fulfilment/requests/deliveries/read-paid-way.ts'
import { sayStep } from '#fulfilment/requests/desk/say-step.ts'
import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { readRequestSteps } from '#fulfilment/requests/facts/read-request-steps.ts'
import { type RequestView, readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { findRequest } from '#fulfilment/requests/move-request.ts'
import { isOpenRequest } from '#fulfilment/requests/request-moves.ts'
import { readStorage } from '#fulfilment/storage/read-storage.ts'
import { sayStorageNews } from '#fulfilment/storage/say-storage.ts'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { qrDrawing } from '#platform/files/qr-drawing.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { afterWorkingDays, type Calendar } from '#platform/values/calendar.ts'
import type { Work } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { readGivenBack } from './read-given-back.ts'

/** One request of the customer: its goods, what is due, its state, and the possible actions. */
export async function loadRequest(visit: Visit, number: string) {
  const { locale, site } = visit
  return foundPage(
    visit.read(async (work) => {
      const request = await readRequest(work, number)
      const held = await findRequest(work, request.id)
      const { request: row, orders } = held
      const owed = await readRequestMoney(work, row, orders)
      const of = (minor: bigint): Money => money(minor, owed.currency)
      const [waybill] = request.delivery ? await readWaybills(work, [request.id]) : []
      const steps = await readRequestSteps(work, request.id)
      const goods = orders
        .flatMap(({ items }) => items)
        .filter(({ id }) => request.items.some((item) => item.id === id))
      const storage = isOpenRequest(request.state) ? await readStorage(work, goods) : []
      const isUntouched = isOpenRequest(request.state) && request.wish === null
      return {
        request,
        storage: sayStorageNews(storage, visit),
        locale,
        site,
        qr: request.code === null ? null : qrDrawing(request.code),
        parcel: waybill ? { awb: waybill.awb, trackingUrl: waybill.trackingUrl, progress: waybill.progress } : null,
        expected: expectedDays(request, officeCalendar(site, await readBankHolidays(work))),
        fee: request.delivery && of(request.delivery.feeMinor),
        prepaid: of(owed.prepaid),
        paidWay: isOpenRequest(request.state) ? await readPaidWay(work, held) : null,
        isFeePaid: owed.fee > 0n && owed.feeDue === 0n,
        back: request.state === 'cancelled' && request.delivery ? await readGivenBack(work, request.id) : null,
        dues: owed.orders.map(({ orderNumber, minor }) => ({ orderNumber, amount: of(minor) })),
        due: of(owed.due),
        cash: of(request.delivery?.cashMinor ?? 0n),
        mayPay: isUntouched && owed.due > 0n && (request.delivery?.cashMinor ?? 0n) === 0n,
        waiting: await readWaiting(work, request.id),
        steps: steps.flatMap((step) => {
          const text = sayStep(step, locale)
          return text === null ? [] : [{ at: step.at, text }]
        }),
        mayChange: isUntouched,
      }
    }),
  )
}

export type RequestFacts = Awaited<ReturnType<typeof loadRequest>>

// Counted from the courier's collection; before that only the number of working days is known.
function expectedDays({ delivery, state }: RequestView, calendar: Calendar): { from: Date; to: Date } | null {
  if (state !== 'shipped' || !delivery?.shippedAt) return null
  const { shippedAt, days } = delivery
  return { from: afterWorkingDays(shippedAt, days.from, calendar), to: afterWorkingDays(shippedAt, days.to, calendar) }
}

async function readWaiting(work: Work, requestId: string) {
  const payments = await readPaymentsOf(work, requestId)
  const under = payments.filter(
    (one) =>
      one.status === 'pending_review' || (isOpen(one.status) && one.status !== 'failed' && one.expiresAt > work.now),
  )
  return under.map(({ id, number, method, amount }) => ({
    id,
    number,
    amount,
    method: methodName(method, work.locale),
  }))
}
