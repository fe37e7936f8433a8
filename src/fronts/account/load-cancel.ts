import { redirect } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import { cancelReasons } from '#selling/orders/cancel-reasons.ts'
import { reasonLabel } from '#selling/orders/items/item-label.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readCancelRefund } from '#selling/orders/money/cancel-refund.ts'
import { readOrder } from '#selling/orders/read-order.ts'

/** The data of the cancel page: the refund, what is kept, and the reasons to choose from. */
export async function loadCancel(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { locale } = visit
  const { mayCancel, refund, stays } = await foundPage(visit.read((work) => readFacts(work, number)))
  if (!mayCancel) throw redirect(`/${locale}/account/orders/${number}`)
  const reasons = cancelReasons.map((value) => ({ value, text: reasonLabel(value, locale) }))
  const until = stays?.givenBackUntil
  const stayingPackage = stays && until ? { name: stays.name, until: sayDay(until, locale, visit.site) } : null
  return { number, reasons, refund, stayingPackage, key: newId(), locale }
}

// A running package that was bought with the order belongs to the customer, whatever happens to the order.
async function readFacts(work: Work, number: string) {
  const { mayCancel, id } = await readOrder(work, number)
  const refund = await readCancelRefund(work, await findOrder(work, { number }))
  const { active } = await readSubscriptions(work, signedInCustomer(work))
  return { mayCancel, refund, stays: active?.orderId === id ? active : null }
}

export type CancelFacts = Awaited<ReturnType<typeof loadCancel>>
