import { readTicketsOfCustomer } from '#care/tickets/read-tickets-of-customer.ts'
import { orderStatusRows } from '#fronts/console/order/order-status-rows.ts'
import { readRequestsOfCustomer } from '#fulfilment/requests/facts/read-requests-of-customer.ts'
import { readPaymentsOfCustomer } from '#money/payments/read-payments-of-customer.ts'
import { readRefundsOfCustomer } from '#money/payments/refunds/read-refunds-of-customer.ts'
import { readWithdrawalsOfCustomer } from '#money/payments/withdrawals/read-withdrawals-of-customer.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { numberFor } from '#people/access/sealed/phones.ts'
import { readBlockReason } from '#people/accounts/care/block-reason.ts'
import { readNotes } from '#people/accounts/care/customer-notes.ts'
import { type CustomerFacts, readCustomer, showPhones } from '#people/accounts/care/read-customer.ts'
import { readLimitsUsed } from '#people/accounts/care/read-limits-used.ts'
import { readSessionsOf } from '#people/accounts/care/read-sessions-of.ts'
import { type Address, readAddresses } from '#people/addresses/read-addresses.ts'
import { readNationalIdOf } from '#people/identity/read-national-id.ts'
import { readMessagesOf } from '#people/notices/states/read-messages.ts'
import type { Work } from '#platform/work/work.ts'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import { type Site, siteCodes } from '#sites/sites.ts'
import { customerParts } from './customer-parts.ts'

/** How many of a kind are shown at once, and when all of that kind are asked for. */
const [few, many] = [8, 200]

/**
 * Everything about a customer that the member's roles may see; what they may not is null. Money of every site where the
 * member may act, everything else of the visited one.
 */
export async function readCustomerPage(work: Work, id: string, all: string) {
  const customer = await readCustomer(work, id)
  const sees = customerParts(work.who)
  const most = (part: string) => (part === all ? many : few) + 1
  const when = <Part>(may: boolean, read: () => Promise<Part>): Promise<Part | null> =>
    may ? read() : Promise.resolve(null)
  const [notes, block, wallets, orders, requests, payments, refunds, withdrawals] = await Promise.all([
    readNotes(work, id),
    when(customer.state === 'blocked', () => readBlockReason(work, id)),
    when(sees.money, () => readWallets(work, id)),
    when(sees.orders, () => readOrdersOf(work, id, most('orders'))),
    when(sees.requests, () => readRequestsOfCustomer(work, id, most('requests'))),
    when(sees.money, () => readPaymentsOfCustomer(work, id, most('payments'))),
    when(sees.money, () => readRefundsOfCustomer(work, id, most('refunds'))),
    when(sees.money, () => readWithdrawalsOfCustomer(work, id, most('withdrawals'))),
  ])
  return {
    customer,
    notes,
    block,
    wallets,
    orders,
    requests,
    payments,
    refunds,
    withdrawals,
    ...(await readAboutPerson(work, customer, most)),
    mostOf: (part: string) => most(part) - 1,
  }
}

async function readAboutPerson(work: Work, customer: CustomerFacts, most: (part: string) => number) {
  const { id } = customer
  const sees = customerParts(work.who)
  const own: Work = { ...work, who: { kind: 'customer', id } }
  const when = <Part>(may: boolean, read: () => Promise<Part>): Promise<Part | null> =>
    may ? read() : Promise.resolve(null)
  const [tickets, messages, packages, addresses, card, sessions, limits] = await Promise.all([
    when(sees.tickets, () => readTicketsOfCustomer(work, id, most('tickets'))),
    when(sees.messages, () => readMessagesOf(work, id, most('messages'))),
    readSubscriptions(work, id),
    when(sees.addresses, async () => masked(work, await readAddresses(own))),
    when(sees.identity, () => readNationalIdOf(work, id)),
    when(sees.devices, () => readSessionsOf(work, id)),
    when(sees.devices, () => readLimitsUsed(work, customer)),
  ])
  return { tickets, messages, packages, addresses, card: card && { id: card.id, state: card.state }, sessions, limits }
}

function masked(work: Work, addresses: readonly Address[]): readonly Address[] {
  return addresses.map((one) => ({ ...one, phone: numberFor(work, one.phone) }))
}

/** The whole numbers of a customer and of their addresses; the look is written down. */
export async function showNumbers(work: Work, id: string) {
  const phones = await showPhones(work, id)
  const own: Work = { ...work, who: { kind: 'customer', id } }
  return { phones, addresses: customerParts(work.who).addresses ? await readAddresses(own) : null }
}

async function readOrdersOf(work: Work, id: string, most: number) {
  const rows = await work.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', id)
    .where('site', '=', work.site)
    .orderBy('placed_at', 'desc')
    .limit(most)
    .execute()
  return orderStatusRows(
    work,
    rows.map((row) => row.id),
  )
}

async function readWallets(work: Work, id: string) {
  const seen: readonly Site[] = work.who.kind === 'staff' && work.who.places.length > 0 ? [work.site] : siteCodes
  return Promise.all(seen.map(async (site) => ({ site, ...(await readWallet({ ...work, site }, id)) })))
}

export type CustomerPage = Awaited<ReturnType<typeof readCustomerPage>>
