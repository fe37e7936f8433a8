import { readPreferences } from '#people/accounts/profile/read-preferences.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { wishOf } from '#selling/orders/delivery/delivery-wish.ts'
import { deliveredBy } from './arrival.ts'
import { type Choices, choicesForm } from './checkout-form.ts'
import { type Step, stepPath } from './checkout-steps.ts'

/**
 * Where a checkout opened without any choice may begin: a customer who has ordered before finds it filled in as the
 * last time, at the review or at the first step that has to be looked at. Null where nothing is known.
 */
export async function usualStart(visit: Visit, asked: URLSearchParams): Promise<string | null> {
  const { package: _, ...begun } = choicesForm.shape
  const isBegun = ['step', 'orderId', ...Object.keys(begun)].some((name) => asked.has(name))
  if (isBegun || visit.who.kind !== 'customer') return null
  const usual = await visit.read(readUsual)
  if (usual === null) return null
  const backUrl = asked.get('backUrl')
  const choices = { ...usual.choices, package: asked.get('package') ?? '' }
  return stepPath(`/${visit.locale}`, usual.step, choices, backUrl === null ? {} : { backUrl })
}

/** The choices of the last order with the first step that has to be looked at. */
export async function readUsual(work: Work): Promise<{ readonly step: Step; readonly choices: Choices } | null> {
  const addresses = await readAddresses(work)
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  if (!address) return null
  const last = await work.db
    .selectFrom('orders')
    .select(['arrival', 'pickup_office', 'payment_method', 'delivery_wish'])
    .where('customer_id', '=', work.who.id ?? '')
    .where('site', '=', work.site)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const wish = last ? wishOf(last) : null
  const choices = choicesForm.parse({
    address: address.id,
    arrival: wish ? deliveredBy(wish.company) : (last?.arrival ?? undefined),
    office: last?.pickup_office ?? undefined,
    method: last?.payment_method,
  })
  const { shippingFeesCalculation: preferred } = await readPreferences(work)
  if (choices.arrival === null || preferred === 'Ask me every time') return { step: 'shipping', choices }
  // A balance, a code or a receipt has to be looked at again; a card is asked for on the gateway's page.
  return { step: choices.method === 'creditCard' ? 'review' : 'payment', choices }
}
