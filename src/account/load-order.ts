import { orderAsksNationalId } from '#checkout/asks-national-id.ts'
import { readWaitingPayments } from '#checkout/read-waiting-payments.ts'
import { readShortItems } from '#custody/read-short-items.ts'
import { readExpectedOrder } from '#expectations/read-expected-order.ts'
import { formatMoney } from '#money/format-money.ts'
import { cancelReasons } from '#orders/cancel-reasons.ts'
import { isOpenCancellation } from '#orders/cancelling/cancellation-moves.ts'
import { readCancellable } from '#orders/cancelling/read-cancellable.ts'
import { readOwnCancellations } from '#orders/cancelling/read-cancellations.ts'
import { countUnseen, readComments } from '#orders/comments/read-comments.ts'
import { seeComments } from '#orders/comments/see-comments.ts'
import { neededAnswers } from '#orders/complete-info.ts'
import type { HoldDecision } from '#orders/decide-hold.ts'
import { isEnded } from '#orders/discrepancies/discrepancy-moves.ts'
import { readOwnDiscrepancies } from '#orders/discrepancies/read-discrepancies.ts'
import { readEditState } from '#orders/edit/read-edit.ts'
import { reasonLabel } from '#orders/item-label.ts'
import { findOrder } from '#orders/lock-order.ts'
import { readWaitingHolds } from '#orders/order-money.ts'
import { readOrderTraces } from '#orders/order-traces.ts'
import { previewHold } from '#orders/preview-hold.ts'
import type { OrderPage } from '#orders/read-order.ts'
import type { Payment } from '#payments/payment.ts'
import { isPaidAfterReview } from '#payments/payment-methods.ts'
import { readRefundsOf } from '#payments/refunds/read-refunds.ts'
import { readNationalId } from '#people/national-id/read-national-id.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { foundPage } from '#platform/found-page.ts'
import { newId } from '#platform/id.ts'
import { sentence } from '#platform/sentence.ts'
import type { Visit } from '#platform/visit.ts'
import type { Locale } from '#platform/work.ts'
import { readRequestsOfOrder } from '#requests/read-requests.ts'
import { readReturnable } from '#returns/read-returnable.ts'
import type { HoldPreviews } from './hold-decision.tsx'
import { withQr } from './read-ready.ts'
import { readWish } from './requests/read-wish.ts'

/** One order of the customer with its requests; another's is not there. */
export async function loadOrder(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { locale, site } = visit
  const found = await foundPage(
    visit.read(async (work) => {
      const row = await findOrder(work, { number })
      const { id } = row
      // All goes out together; what the order has nothing of is not asked for.
      const [traces, { order, expected }, short, requests, refunds, edit, returnable, cancellable] = await Promise.all([
        readOrderTraces(work, id),
        readExpectedOrder(work, number),
        readShortItems(work, row),
        readRequestsOfOrder(work, id),
        readRefundsOf(work, id),
        readEditState(work, number),
        readReturnable(work, row),
        readCancellable(work, number),
      ])
      const waiting = traces.holds ? await readWaitingHolds(work, id) : []
      const cancellations = traces.cancellations ? await readOwnCancellations(work, id) : []
      const cases = traces.discrepancies ? await readOwnDiscrepancies(work, id) : []
      const comments = traces.comments ? await readComments(work, id) : []
      const unseen = traces.comments ? await countUnseen(work, id) : 0
      const asked = order.items
        .filter((item) => item.state === 'missing_info')
        .map((item) => ({ item, fields: neededAnswers(item.issues.map(({ type, details }) => ({ type, details }))) }))
      const asksId = order.payableMinor > 0n && (await orderAsksNationalId(work, row))
      const openPayments = order.payableMinor > 0n ? await readWaitingPayments(work, row) : []
      const reason = cancelReasons.find((one) => one === order.cancelReason)
      return {
        order,
        short,
        asked,
        asksNationalId: asksId,
        isIdRefused: new URL(request.url).searchParams.get('needs') === 'nationalId',
        paper: asksId || asked.some(({ fields }) => fields.includes('nationalId')) ? await readNationalId(work) : null,
        comments,
        unseen,
        commentKey: newId(),
        requests: requests.map(withQr),
        wish: order.tab === 'ongoing' && requests.length === 0 ? await readWish(work, [row]) : null,
        refunds,
        cancellations: cancellations.filter(({ state }) => isOpenCancellation(state)),
        cases: cases.filter(({ state }) => !isEnded(state)),
        caseKey: newId(),
        mayAskToCancel: cancellable.length > 0,
        mayReturn: returnable.some(({ left, until }) => left > 0 && until >= work.now),
        holds: waiting.map(({ id, minor, until }) => ({ id, minor, until })),
        expected,
        edit,
        editLocked: edit.lock && sentence(`refusal_edit_locked_${edit.lock}`, {}, locale),
        waiting: askedByHand(openPayments, locale),
        balanceFirst: row.balance_first,
        cancelReason: reason ? reasonLabel(reason, locale) : null,
        locale,
        site,
      }
    }),
  )
  // Who opens the page has seen what the shop wrote.
  if (found.unseen > 0) await visit.write((work) => seeComments(work, found.order.id))
  return { ...found, holdPreviews: await readHoldPreviews(visit, found.order) }
}

// A payment at the office or by transfer that can be made, or whose receipt we have.
function askedByHand(waiting: readonly Payment[], locale: Locale) {
  const byHand = waiting.filter(({ method }) => isPaidAfterReview(method))
  const found = byHand.find(({ status }) => status === 'pending_review') ?? byHand[0]
  if (!found) return null
  const { id, code, outside, status } = found
  return { id, code, amount: formatMoney(outside, locale), hasReceipt: status === 'pending_review' }
}

/** What each choice about held items comes to, by the store that it is about. */
async function readHoldPreviews(visit: Visit, { number, actions, items }: OrderPage) {
  const previews: Record<string, HoldPreviews> = {}
  for (const { type, store, itemIds } of actions) {
    if (type !== 'HoldOrder' || store === null) continue
    const hasPrices = items.filter(({ id }) => itemIds.includes(id)).every(({ hold }) => hold?.newPrice)
    const look = (decision: HoldDecision) => previewHold(visit, { number, itemIds, decision })
    previews[store] = {
      PROCEED_OTHER_ITEMS: await look('PROCEED_OTHER_ITEMS'),
      ...(hasPrices && { acceptNewPrice: await look('acceptNewPrice') }),
    }
  }
  return previews
}

export type OrderFacts = Awaited<ReturnType<typeof loadOrder>>
