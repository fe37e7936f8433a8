import { readOrderMessages } from '#care/tickets/order-messages.ts'
import { readOrderPhotos } from '#fulfilment/custody/read-order-photos.ts'
import { readShortItems } from '#fulfilment/custody/read-short-items.ts'
import { readBoughtOfItems } from '#fulfilment/purchasing/read-bought-of-items.ts'
import { readRequestsOfOrder } from '#fulfilment/requests/facts/read-requests.ts'
import { readWayOfItems } from '#fulfilment/warehouse/shipments/read-way-of-items.ts'
import { permits } from '#people/access/permissions.ts'
import { maskedPhone, numberFor } from '#people/access/sealed/phones.ts'
import type { Work } from '#platform/work/work.ts'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import { mayCancelOrder } from '#selling/orders/cancelling/cancel-unbought.ts'
import { findMoves } from '#selling/orders/items/find-moves.ts'
import { findOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { readStaffOrder } from '#selling/orders/review/read-staff-order.ts'
import { deskItem } from './desk-item.ts'
import { openCases, orderActs } from './order-acts.ts'
import { type OrderSight, orderSight } from './order-sight.ts'
import { readOrderCases } from './read-order-cases.ts'
import { readOrderMoneyParts } from './read-order-money.ts'
import { readOrderPieces } from './read-order-pieces.ts'
import { readOrderSteps } from './read-order-steps.ts'

export type OrderDesk = Awaited<ReturnType<typeof readOrderDesk>>

/**
 * Everything about one order, as far as this member of staff sees it: asked for together, in one snapshot. A member bound to places
 * reads the goods of those places; an order that has none is not found.
 */
export async function readOrderDesk(work: Work, number: string) {
  const order = await findOrder(work, { number })
  const sight = orderSight(work.who)
  const seen = await requireSeen(work, order.id)
  const theirs = order.items.filter(({ id }) => seen.has(id))
  const ids = theirs.map(({ id }) => id)
  const page = readOrder(work, number)
  const [shown, staff, steps, goods, money, cases, requests, talk, mayCancel] = await Promise.all([
    page,
    readCustomerOf(work, number, sight),
    readOrderSteps(work, theirs),
    readGoods(work, order, ids),
    readOrderMoneyParts(work, order, page, sight),
    readOrderCases(work, order.id),
    readRequestsOfOrder(work, order.id),
    readOrderMessages(work, order.id),
    mayCancelOrder(work, number),
  ])
  const { photos, short, bought, way, pieces } = goods
  const items = shown.items.flatMap((item, place) =>
    seen.has(item.id)
      ? [deskItem(item, { number, place, locale: work.locale, seesPrices: sight.prices, steps, photos, short })]
      : [],
  )
  const { statusLabel, status, placedAt, removeBox, address, arrival, pickupOffice, couponCode, comment } = shown
  return {
    number,
    status,
    statusLabel,
    placedAt,
    removeBox,
    arrival,
    pickupOffice,
    comment,
    couponCode: sight.prices ? couponCode : null,
    address: sight.contact ? shownAddress(work, address) : null,
    ...staff,
    items,
    hidden: order.items.length - theirs.length,
    steps,
    pieces,
    way,
    bought: bought.map((line) => hideCost(line, sight)),
    requests: requests.map((request) => hideRequest(request, sight, seen)),
    cases,
    talk,
    sight,
    ...money,
    acts: orderActs(work.who, { number, items: theirs, requests, payments: money.payments ?? [] }),
    waiting: openCases(cases),
    mayOpenTicket: permits(work.who, 'tickets'),
    mayCancel,
    mayGiveUp: theirs.some(({ state }) => findMoves(work.who, state, 'writeOff').length > 0),
  }
}

async function readGoods(work: Work, order: Order, ids: readonly string[]) {
  const [photos, short, bought, way, pieces] = await Promise.all([
    readOrderPhotos(work, order.id),
    readShortItems(work, order),
    readBoughtOfItems(work, ids),
    readWayOfItems(work, ids),
    readOrderPieces(work, ids),
  ])
  return { photos, short, bought, way, pieces }
}

async function readCustomerOf(work: Work, number: string, { contact, payments }: OrderSight) {
  const { customer, editedSince, wayToPay, claimedBy } = await readStaffOrder(work, number)
  const { active, requested } = customer && payments ? await readSubscriptions(work, customer.id) : noPackage
  const name = customer === null ? '' : `${customer.firstName} ${customer.lastName}`
  return {
    customer: {
      id: customer?.id ?? null,
      name,
      email: contact ? (customer?.email ?? null) : null,
      phone: contact ? maskedPhone(customer?.phone ?? null) : null,
    },
    editedSince,
    claimedBy,
    wayToPay: payments ? wayToPay : null,
    active,
    requested,
  }
}

type ShownAddress = Awaited<ReturnType<typeof readOrder>>['address']

function shownAddress(work: Work, address: ShownAddress): ShownAddress {
  return address && { ...address, phone: numberFor(work, address.phone ?? '') }
}

const noPackage = { active: null, requested: null } as const

type Bought = Awaited<ReturnType<typeof readBoughtOfItems>>[number]

function hideCost({ costMinor, currency, cardLabel, ...line }: Bought, { prices, cards }: OrderSight) {
  return { ...line, cost: prices ? { minor: costMinor, currency } : null, card: cards ? cardLabel : null }
}

type Request = Awaited<ReturnType<typeof readRequestsOfOrder>>[number]

// Its code, its fees and who collects it are for the desk alone.
function hideRequest(
  { id, number, kind, stateLabel, state, office, slot, shelf, createdAt, delivery, items }: Request,
  sight: OrderSight,
  seen: ReadonlySet<string>,
) {
  return {
    id,
    number,
    kind,
    state,
    stateLabel,
    office: office?.name ?? null,
    slot,
    shelf,
    createdAt,
    company: delivery?.company.name ?? null,
    awb: delivery?.awb ?? null,
    place: delivery ? `${delivery.address.areaName} · ${delivery.address.stateName}` : null,
    fee: sight.payments ? (delivery?.feeMinor ?? null) : null,
    cash: sight.payments ? (delivery?.cashMinor ?? null) : null,
    labels: items.filter((item) => seen.has(item.id)).map(({ label }) => label),
  }
}
