import { cancelReasons } from '#orders/cancel-reasons.ts'
import { neededAnswers } from '#orders/complete-info.ts'
import { readEditState } from '#orders/edit/read-edit.ts'
import { reasonLabel } from '#orders/item-label.ts'
import { readWaitingHolds } from '#orders/order-money.ts'
import { readOrder } from '#orders/read-order.ts'
import { readRefunds } from '#payments/refunds/read-refunds.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { foundPage } from '#platform/found-page.ts'
import { sentence } from '#platform/sentence.ts'
import type { Visit } from '#platform/visit.ts'
import { readRequestsOfOrder } from '#requests/read-requests.ts'
import { withQr } from './read-ready.ts'

/** One order of the customer with its requests; another's is not there. */
export async function loadOrder(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { locale, site } = visit
  return foundPage(
    visit.read(async (work) => {
      const order = await readOrder(work, number)
      const requests = await readRequestsOfOrder(work, order.id)
      const asked = order.items
        .filter((item) => item.state === 'missing_info')
        .map((item) => ({ item, fields: neededAnswers(item.issues.map(({ type, details }) => ({ type, details }))) }))
      const { items: refunds } = await readRefunds(work, { subjectId: order.id, pageSize: 100 })
      const edit = await readEditState(work, number)
      const waiting = await readWaitingHolds(work, order.id)
      const reason = cancelReasons.find((one) => one === order.cancelReason)
      return {
        order,
        asked,
        requests: requests.map(withQr),
        refunds,
        holds: waiting.map(({ id, minor, until }) => ({ id, minor, until })),
        edit,
        editLocked: edit.lock && sentence(`refusal_edit_locked_${edit.lock}`, {}, locale),
        cancelReason: reason ? reasonLabel(reason, locale) : null,
        locale,
        site,
      }
    }),
  )
}

export type OrderFacts = Awaited<ReturnType<typeof loadOrder>>
