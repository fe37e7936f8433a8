import { type MadeRequest, makeRequest } from '#fulfilment/requests/make-request.ts'
import { moveAsked } from '#fulfilment/requests/move-asked.ts'
import { deliveryColumns } from '#fulfilment/requests/request-place.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { agreeDelivery, type DeliveryWish } from './agree-delivery.ts'
import { takePaidDeliveries } from './paid-deliveries.ts'

/**
 * Requests the delivery of arrived goods, of one order or of several. The caller's key makes sure that it happens once,
 * and opens its payment in the same transaction.
 */
export async function askDelivery(work: Work, given: readonly string[], wish: DeliveryWish): Promise<MadeRequest> {
  const customerId = signedInCustomer(work)
  const goods = await moveAsked(work, given, { event: 'requestDelivery', data: { company: wish.company } })
  const terms = await agreeDelivery(work, wish, goods)
  const made = await makeRequest(work, { customerId, itemIds: goods.itemIds, place: deliveryColumns(terms) })
  await takePaidDeliveries(work, goods.moved, { ...terms, requestId: made.id })
  return made
}
