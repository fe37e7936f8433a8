import { redirect } from 'react-router'
import { z } from 'zod'
import { readPayWays } from '#checkout/steps/read-pay-ways.ts'
import { readOfficeDays, readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { isOpenRequest } from '#fulfilment/requests/request-moves.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { sayPlainDay } from '#platform/values/say-date.ts'
import { isId, newId } from '#platform/work/id.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import type { RequestChoices } from './choices-path.ts'
import { readOffers } from './read-offers.ts'
import { readOrdersOf, readWaitingGoods, type WaitingItem } from './read-waiting-goods.ts'
import { readWish, type WishedDelivery } from './read-wish.ts'

const word = z.string().max(60).catch('').default('')

const form = z.object({
  way: z.enum(['pickup', 'delivery']).nullable().catch(null).default(null),
  office: word,
  address: word,
  company: word,
})

/** A new request: its choices of waiting goods, and each step as far as the choices in the address go. */
export async function loadNewRequest(visit: Visit, url: URL) {
  const choices = choicesIn(url.searchParams)
  const order = url.searchParams.get('order')
  return visit.read(async (work) => {
    const waiting = await readWaitingGoods(work)
    const ofOrder = waiting.filter((item) => item.orderNumber === order)
    const first = ofOrder.length > 0 ? ofOrder : waiting
    const chosen = waiting.filter((item) => choices.items.includes(item.id))
    const asked = chosen.length > 0 ? chosen : first
    const items = asked.map((item) => item.id)
    const isChosen = chosen.length > 0 && choices.way !== null
    const step = isChosen ? await readStep(visit, work, { ...choices, items }, asked) : null
    const isNothingChosen = choices.way !== null && chosen.length === 0
    const wish = choices.way === null ? await readWish(work, await readOrdersOf(work, numbersOf(asked))) : null
    const begun = { ...choices, ...(wish && wishedChoices(wish)), items }
    return { waiting, isNothingChosen, choices: begun, wish, step, key: newId(), ...said(visit) }
  })
}

function numbersOf(items: readonly Pick<WaitingItem, 'orderNumber'>[]): readonly string[] {
  return items.map((item) => item.orderNumber)
}

// An address that is no longer in the address book must be chosen again; the company is kept.
function wishedChoices({ addressId, company, isAddressThere }: WishedDelivery) {
  return { way: 'delivery', address: isAddressThere ? addressId : '', company } as const
}

/** Switches an open request: its goods stay, the rest is chosen again. */
export async function loadSwitch(visit: Visit, number: string, url: URL) {
  const here = `/${visit.locale}/account/orders/request/${number}`
  const facts = await foundPage(
    visit.read(async (work) => {
      const request = await readRequest(work, number)
      if (!isOpenRequest(request.state) || request.wish !== null) return null
      const way = request.kind === 'PickUp' ? ('delivery' as const) : ('pickup' as const)
      const items = request.items.map((item) => item.id)
      const choices = { ...choicesIn(url.searchParams), items, way }
      const step = await readStep(visit, work, choices, request.items)
      return { request, choices, step, key: newId(), ...said(visit) }
    }),
  )
  if (!facts) throw redirect(here)
  return facts
}

function said({ locale, site }: Visit) {
  return { locale, site }
}

/** The choices of the present step: times of an office; addresses; companies; payment methods. */
async function readStep(
  visit: Visit,
  work: Work,
  choices: RequestChoices,
  items: readonly Pick<WaitingItem, 'id' | 'orderNumber'>[],
) {
  if (choices.way === 'pickup') return readPickup(work, choices.office)
  const addresses = await readAddresses(work)
  const address = addresses.find((one) => one.id === choices.address)
  if (!address) return { at: 'address' as const, addresses }
  const orders = await readOrdersOf(work, numbersOf(items))
  const { offers, dues } = await readOffers(work, address, { orders, itemIds: choices.items })
  const offer = offers.find((one) => one.company === choices.company)
  if (!offer) return { at: 'company' as const, address, offers }
  const amount = { ...dues, minor: dues.minor + offer.fee.minor - offer.prepaid.minor }
  const question = { amount, initiator: 'deliveryRequest' } as const
  const methods = await readPayWays(work, question, routesOf(visit.ports))
  return { at: 'pay' as const, address, offer, dues, amount, methods }
}

export type RequestStep = NonNullable<Awaited<ReturnType<typeof readStep>>>

async function readPickup(work: Work, asked: string) {
  const offices = await readOffices(work)
  const office = offices.find((one) => one.code === asked) ?? offices[0]
  const days = office ? await readOfficeDays(work, office.code) : []
  return { at: 'pickup' as const, offices, office: office?.code ?? '', slots: slotsOf(days, work.locale) }
}

function slotsOf(days: Awaited<ReturnType<typeof readOfficeDays>>, locale: Locale) {
  return days.flatMap(({ day, times }) =>
    times.map((time) => ({ value: `${day} ${time}`, text: `${sayPlainDay(day, locale)} · \u2066${time}\u2069` })),
  )
}

/** The choices of earlier steps, from an address. */
function choicesIn(params: URLSearchParams): RequestChoices {
  const fields = Object.fromEntries([...params].filter(([name]) => name !== 'item'))
  return { ...form.parse(fields), items: params.getAll('item').filter(isId).slice(0, 100) }
}
