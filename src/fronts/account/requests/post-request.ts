import { redirect } from 'react-router'
import { z } from 'zod'
import type { RequestOpened } from '#checkout/requests/pay-request.ts'
import { requestDelivery, switchAndPay } from '#checkout/requests/request-delivery.ts'
import { methodChoices } from '#checkout/steps/checkout-form.ts'
import { chosenPayment } from '#checkout/steps/chosen-payment.ts'
import { nextPath } from '#checkout/steps/submit-checkout.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { deliveryPays } from '#fulfilment/requests/deliveries/agree-delivery.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { slotField } from '#fulfilment/requests/pickup-form.ts'
import { switchToPickup } from '#fulfilment/requests/switch-request.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { isId } from '#platform/work/id.ts'

const keyed = { key: z.string().min(8).max(255) }
const person = z.string().trim().max(120).default('')
const collectorId = person.transform(withWesternDigits)
const pickup = z
  .object({ ...keyed, office: z.string().min(1).max(60), slot: slotField, collectorName: person, collectorId })
  .superRefine(({ collectorName, collectorId }, context) => {
    if ((collectorName === '') === (collectorId === '')) return
    const path = [collectorName === '' ? 'collectorName' : 'collectorId']
    context.addIssue({ code: 'custom', path, message: 'refusal_collector_needed' })
  })
const delivery = z.object({
  ...keyed,
  ...methodChoices,
  address: z.string().max(60),
  company: z.string().max(60),
  fee: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(BigInt),
  pays: z.enum(deliveryPays),
})

/** Creates the request from the steps, or switches one; returns where the customer goes next. */
export async function postRequest(visit: Visit, form: FormData, switching: string | null) {
  const itemIds = form.getAll('item').map(String).filter(isId)
  return doDeed(form, {
    pickup: () =>
      answerForm(form, pickup, visit.locale, async (values) =>
        redirect(await postPickup(visit, values, itemIds, switching)),
      ),
    delivery: () =>
      answerForm(form, delivery, visit.locale, async (values) =>
        redirect(await postDelivery(visit, values, itemIds, switching)),
      ),
  })
}

async function postPickup(
  visit: Visit,
  { key, office, slot, collectorName, collectorId }: z.output<typeof pickup>,
  itemIds: readonly string[],
  switching: string | null,
): Promise<string> {
  const collector = collectorName ? { name: collectorName, idNumber: collectorId } : null
  const place = { key, office, slot, collector }
  const done = await visit.write(async (work) => {
    if (switching === null) return { number: (await choosePickup(work, { ...place, itemIds })).number, mark: 'made' }
    const { id: requestId, number } = await readRequest(work, switching)
    const { isWaiting } = await switchToPickup(work, { ...place, requestId })
    return { number, mark: isWaiting ? 'asked' : 'switched' }
  })
  return requestPath(visit, done.number, done.mark)
}

async function postDelivery(
  visit: Visit,
  values: z.output<typeof delivery>,
  itemIds: readonly string[],
  switching: string | null,
): Promise<string> {
  const { key, address: addressId, company, fee: feeMinor, pays, ...chosen } = values
  const wish = { key, addressId, company, feeMinor, pays, ...chosenPayment(chosen) }
  const routes = routesOf(visit.ports)
  const opened = await visit.write(async (work) => {
    if (switching === null) return requestDelivery(work, { ...wish, itemIds }, routes)
    const { id: requestId, number } = await readRequest(work, switching)
    return { ...(await switchAndPay(work, { ...wish, requestId }, routes)), number }
  })
  return afterPaying(visit, opened, switching === null ? 'made' : 'switched')
}

/** The outcome of the payment, through its gateway, or the request itself if nothing is paid now. */
export async function afterPaying(visit: Visit, opened: RequestOpened, mark: string): Promise<string> {
  const { number, paymentId, isPaid } = opened
  if (paymentId === null) return requestPath(visit, number, mark)
  return nextPath(visit, { orderNumber: '', paymentId, isPaid })
}

function requestPath({ locale }: Visit, number: string, mark: string): string {
  return `/${locale}/account/orders/request/${number}?done=${mark}`
}
