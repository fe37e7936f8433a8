import type { DeliveryWish } from '#fulfilment/requests/deliveries/agree-delivery.ts'
import { askDelivery } from '#fulfilment/requests/deliveries/ask-delivery.ts'
import { switchToDelivery } from '#fulfilment/requests/switch-request.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { payRequestNow, type RequestOpened, type RequestPayment } from './pay-request.ts'

export type DeliveryRequest = DeliveryWish &
  RequestPayment & { readonly key: string; readonly itemIds: readonly string[] }

/** Asks for a delivery and opens its payment, or leaves all that is due to the courier. The same key asks once. */
export async function requestDelivery(work: Work, request: DeliveryRequest, routes: Routes): Promise<RequestOpened> {
  const { key, itemIds, ...wish } = request
  signedInCustomer(work)
  return once(work, `delivery:${key}`, { itemIds, ...wish }, async () => {
    const { id, number } = await askDelivery(work, itemIds, termsOf(wish))
    return payBefore(work, { id, number, ...wish }, routes)
  })
}

export type DeliverySwitch = DeliveryWish & RequestPayment & { readonly key: string; readonly requestId: string }

/** A pickup becomes a delivery, with its payment. The same key switches once. */
export async function switchAndPay(work: Work, request: DeliverySwitch, routes: Routes): Promise<RequestOpened> {
  const { key, requestId, ...wish } = request
  signedInCustomer(work)
  return once(work, `switch:${key}`, { requestId, ...wish }, async () => {
    await switchToDelivery(work, requestId, termsOf(wish))
    return payBefore(work, { id: requestId, number: '', ...wish }, routes)
  })
}

/** Pays all that is due for a request that exists. The same key pays once. */
export async function payRequest(
  work: Work,
  request: RequestPayment & { readonly key: string; readonly requestId: string },
  routes: Routes,
): Promise<RequestOpened> {
  const { key, requestId, ...payment } = request
  signedInCustomer(work)
  return once(work, `pay-request:${key}`, { requestId, ...payment }, () =>
    payRequestNow(work, requestId, payment, routes),
  )
}

type Agreed = DeliveryWish & RequestPayment & { readonly id: string; readonly number: string }

async function payBefore(work: Work, agreed: Agreed, routes: Routes): Promise<RequestOpened> {
  const { id, number, pays, method, useBalance, payerAccount } = agreed
  if (pays === 'courier') return { number, paymentId: null, isPaid: false }
  return payRequestNow(work, id, { method, useBalance, payerAccount }, routes)
}

function termsOf({ addressId, company, feeMinor, pays }: DeliveryWish): DeliveryWish {
  return { addressId, company, feeMinor, pays }
}
