import { readOrderMessages, seeOrderMessages } from '#care/tickets/order-messages.ts'
import { readWaitingPayments } from '#checkout/paying/read-waiting-payments.ts'
import { orderAsksNationalId } from '#checkout/steps/asks-national-id.ts'
import { withQr } from '#fronts/account/read-ready.ts'
import { readWish } from '#fronts/account/requests/read-wish.ts'
import { placeOfPhoto } from '#fulfilment/custody/custody-names.ts'
import { readOrderPhotos } from '#fulfilment/custody/read-order-photos.ts'
import { readShortItems } from '#fulfilment/custody/read-short-items.ts'
import { readExpectedOrder } from '#fulfilment/expectations/read-expected-order.ts'
import { readRequestsOfOrder } from '#fulfilment/requests/facts/read-requests.ts'
import { readReturnable } from '#fulfilment/returns/read-returnable.ts'
import { readStorage } from '#fulfilment/storage/read-storage.ts'
import { sayStorageNews } from '#fulfilment/storage/say-storage.ts'
import type { Payment } from '#money/payments/payment.ts'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import { readRefundsOf } from '#money/payments/refunds/read-refunds.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { readNationalId } from '#people/identity/read-national-id.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { newId } from '#platform/work/id.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { cancelReasons } from '#selling/orders/cancel-reasons.ts'
import { isOpenCancellation } from '#selling/orders/cancelling/cancellation-moves.ts'
import { readCancellable } from '#selling/orders/cancelling/read-cancellable.ts'
import { readOwnCancellations } from '#selling/orders/cancelling/read-cancellations.ts'
import { neededAnswers } from '#selling/orders/complete-info.ts'
import { isDeliveryOpen } from '#selling/orders/delivery/ordered-delivery.ts'
import { isEnded } from '#selling/orders/discrepancies/discrepancy-moves.ts'
import { readOwnDiscrepancies } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { readEditState } from '#selling/orders/edit/read-edit.ts'
import { reasonLabel } from '#selling/orders/items/item-label.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderTraces } from '#selling/orders/items/order-traces.ts'
import type { HoldDecision } from '#selling/orders/money/decide-hold.ts'
import { readWaitingHolds } from '#selling/orders/money/order-money.ts'
import { previewHold } from '#selling/orders/money/preview-hold.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import type { HoldPreviews } from './hold-decision.tsx'

/** One order of the customer with its requests; another's is not found. */
export async function loadOrder(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { locale, site } = visit
  const found = await foundPage(
    visit.read(async (work) => {
      const row = await findOrder(work, { number })
      const { id } = row
      // Everything is read together; parts that the order does not have are not queried.
      const [
        traces,
        { order, expected },
        short,
        photos,
        requests,
        refunds,
        edit,
        returnable,
        cancellable,
        talk,
        storage,
      ] = await Promise.all([
        readOrderTraces(work, id),
        readExpectedOrder(work, number),
        readShortItems(work, row),
        readOrderPhotos(work, id),
        readRequestsOfOrder(work, id),
        readRefundsOf(work, id),
        readEditState(work, number),
        readReturnable(work, row),
        readCancellable(work, number),
        readOrderMessages(work, id),
        readStorage(work, row.items),
      ])
      const waiting = traces.holds ? await readWaitingHolds(work, id) : []
      const cancellations = traces.cancellations ? await readOwnCancellations(work, id) : []
      const cases = traces.discrepancies ? await readOwnDiscrepancies(work, id) : []
      const asked = order.items
        .filter((item) => item.state === 'missing_info')
        .map((item) => ({ item, fields: neededAnswers(item.issues.map(({ type, details }) => ({ type, details }))) }))
      const asksId = order.payableMinor > 0n && (await orderAsksNationalId(work, row))
      const openPayments = order.payableMinor > 0n ? await readWaitingPayments(work, row) : []
      const reason = cancelReasons.find((one) => one === order.cancelReason)
      return {
        order,
        short,
        storage: sayStorageNews(storage, visit),
        photos: photos.map((photo) => ({ ...photo, takenAt: placeOfPhoto(photo, locale, site) })),
        asked,
        asksNationalId: asksId,
        isIdRefused: new URL(request.url).searchParams.get('needs') === 'nationalId',
        paper: asksId || asked.some(({ fields }) => fields.includes('nationalId')) ? await readNationalId(work) : null,
        messages: talk.messages,
        messageKey: newId(),
        requests: requests.map(withQr),
        wish:
          order.tab === 'ongoing' && (requests.length === 0 || isDeliveryOpen(row))
            ? await readWish(work, [row])
            : null,
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
  // Opening the page marks the shop's messages as seen.
  if (found.messages.some(({ staff, seenAt }) => staff !== null && seenAt === null))
    await visit.write((work) => seeOrderMessages(work, found.order.id))
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

/** The result of each choice about held items, by store. */
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
