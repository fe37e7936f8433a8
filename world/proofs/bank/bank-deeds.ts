import { depositMoney } from '#checkout/deposit/deposit-money.ts'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { cancelWithdrawal } from '#money/payments/withdrawals/cancel-withdrawal.ts'
import { requestWithdrawal } from '#money/payments/withdrawals/request-withdrawal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { Refusal } from '#platform/work/refusal.ts'
import { type Actor, asSystem } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { placeOrder } from '#selling/orders/place-order.ts'
import type { As } from '#world/proofs/stories/story.ts'
import { chosenDelivery } from '#world/samples/fulfilment/paid-delivery.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleBank } from '#world/samples/money/withdrawals.samples.ts'
import { sampleItem, sampleOrder } from '#world/samples/selling/orders.samples.ts'
import { type BankBooks, promise } from './bank-books.ts'
import { type Insistence, insist, unknown } from './insist.ts'

export type Client = {
  readonly id: string
  readonly who: Actor
  readonly token: string
  readonly withdrawals: { readonly id: string; readonly minor: bigint }[]
  order: { readonly id: string; readonly number: string; readonly minor: bigint } | null
}

export type Bank = {
  readonly as: As
  readonly origin: string
  readonly staff: Actor
  readonly books: BankBooks
  readonly byUseCase: Insistence
  readonly byHttp: Insistence
}

/** An action of a customer, from the first try to an answer; the answer is written into the books outside the shop. */
export type BankDeed = (bank: Bank, client: Client, minor: bigint) => Promise<void>

const wishOf = (minor: bigint) =>
  ({ paymentMethod: 'bankTransfer', from: 'card', ...sampleBank, amount: minor }) as const

const withdraw: BankDeed = async ({ as, books, byUseCase }, client, minor) => {
  const wish = { ...wishOf(minor), key: newId() }
  const asked = await insist(byUseCase, () => as(client.who, (work) => requestWithdrawal(work, wish)))
  if (asked) leave(books, client, asked.id, minor)
}

const withdrawByHttp: BankDeed = async ({ origin, books, byHttp }, client, minor) => {
  const call = { token: client.token, path: '/wallet/withdrawals', key: newId() }
  const body = { ...wishOf(minor), amount: Number(minor) / 100 }
  const asked = await insist(byHttp, () => askShop(origin, { ...call, body }))
  if (asked) leave(books, client, String(asked.id), minor)
}

function leave(books: BankBooks, client: Client, id: string, minor: bigint): void {
  const account = `withdrawal:${id}` as const
  promise(books, { customerId: client.id, kind: 'card', minor: -minor }, { account, kind: 'withdraw' })
  client.withdrawals.push({ id, minor })
}

const cancel: BankDeed = async ({ as, books, byUseCase }, client) => {
  const [one] = client.withdrawals.splice(0, 1)
  if (!one) return
  const wish = { id: one.id, key: newId() }
  const cancelled = await insist(byUseCase, () => as(client.who, (work) => cancelWithdrawal(work, wish)))
  if (cancelled) comeBack(books, client, one)
}

const cancelByHttp: BankDeed = async ({ origin, books, byHttp }, client) => {
  const [one] = client.withdrawals.splice(0, 1)
  if (!one) return
  const call = { token: client.token, path: `/wallet/withdrawals/${one.id}/cancel`, key: newId(), body: {} }
  if (await insist(byHttp, () => askShop(origin, call))) comeBack(books, client, one)
}

function comeBack(books: BankBooks, client: Client, one: { readonly id: string; readonly minor: bigint }): void {
  const account = `withdrawal:${one.id}` as const
  promise(books, { customerId: client.id, kind: 'card', minor: one.minor }, { account, kind: 'withdraw_cancelled' })
}

const depositCash: BankDeed = async ({ as, staff, books, byUseCase }, client, minor) => {
  const wish = { key: newId(), minor, method: 'office' } as const
  const opened = await insist(byUseCase, () => as(client.who, (work) => depositMoney(work, wish, sampleRoutes)))
  if (!opened) return
  const source = { kind: 'till', office: 'cairo' } as const
  const seen = { key: newId(), paymentId: opened.paymentId, source, amount: money(minor, 'EGP') }
  if (!(await insist(byUseCase, () => as(staff, (work) => applyByHand(work, seen))))) return
  promise(books, { customerId: client.id, kind: 'cash', minor }, { account: 'till:cairo', kind: 'deposit' })
}

// A customer who has paid at the gateway must get the money, even if the gateway could not tell us yet.
const depositByCard: BankDeed = async ({ origin, books, byHttp }, client, minor) => {
  const call = { token: client.token, path: '/wallet/deposits', key: newId() }
  const opened = await insist(byHttp, () => askShop(origin, { ...call, body: { amount: Number(minor) / 100 } }))
  if (typeof opened?.redirectUrl !== 'string' || !(await payAtGateway(opened.redirectUrl))) return
  promise(books, { customerId: client.id, kind: 'card', minor }, { account: 'gateway:paymob', kind: 'deposit' })
}

const payAnOrder: BankDeed = async (bank, client) => {
  const { as, byUseCase } = bank
  client.order ??= await insist(byUseCase, () => placeOne(as, client.who))
  const { order } = client
  if (!order) return
  const wish = { key: newId(), number: order.number, method: 'wallet' } as const
  const paid = await insist(byUseCase, () => as(client.who, (work) => payOrder(work, wish, sampleRoutes)))
  if (paid) spendOn(bank.books, client, order)
}

const payAnOrderByHttp: BankDeed = async ({ as, origin, books, byUseCase, byHttp }, client) => {
  client.order ??= await insist(byUseCase, () => placeOne(as, client.who))
  const { order } = client
  if (!order) return
  const call = { token: client.token, path: `/orders/${order.number}/payments`, key: newId() }
  const paid = await insist(byHttp, () => askShop(origin, { ...call, body: { paymentMethod: 'wallet' } }))
  if (paid) spendOn(books, client, order)
}

type Ordered = NonNullable<Client['order']>

function spendOn(books: BankBooks, client: Client, order: Ordered): void {
  const entry = { account: `order:${order.id}`, kind: 'order_payment' } as const
  promise(books, { customerId: client.id, kind: 'card', minor: -order.minor }, entry)
}

const giveUpOrder: BankDeed = async ({ as, books, byUseCase }, client) => {
  const { order } = client
  if (!order) return
  client.order = null
  const wish = { number: order.number, reason: 'OTHER', comment: null, key: newId() } as const
  const cancelled = await insist(byUseCase, () => as(client.who, (work) => cancelOrder(work, wish)))
  if (!cancelled || cancelled.refundedMinor === 0n) return
  const entry = { account: `order:${order.id}`, kind: 'order_refund' } as const
  promise(books, { customerId: client.id, kind: 'card', minor: cancelled.refundedMinor }, entry)
}

// Every other order is brought home, and that is paid with it.
let isBrought = false

async function placeOne(as: As, customer: Actor): Promise<Ordered> {
  const items = [sampleItem({ data: { price: '7.49' } })]
  isBrought = !isBrought
  const chosen = isBrought ? await chosenDelivery(as, { customer }, items) : {}
  const order = await as(customer, async (work) => placeOrder(work, await sampleOrder(asSystem(work), items, chosen)))
  return { id: order.id, number: order.number, minor: order.dueMinor }
}

/** How often each action is done: half of the workers use the server, half call use-cases while the server is away. */
export const bankDeeds: Readonly<Record<'byUseCase' | 'byHttp', readonly BankDeed[]>> = {
  byUseCase: [withdraw, withdraw, cancel, depositCash, payAnOrder, giveUpOrder],
  byHttp: [withdrawByHttp, withdrawByHttp, cancelByHttp, depositByCard, payAnOrderByHttp],
}

type Call = { readonly token: string; readonly path: string; readonly key: string; readonly body: object }

/** A POST with a key to the server: its data, a refusal, or Unknown if the connection broke or the server failed. */
async function askShop(origin: string, { token, path, key, body }: Call): Promise<Record<string, unknown>> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(broken)
  const said = (await answer.json().catch(broken)) as { data?: Record<string, unknown>; error?: { code?: string } }
  if (answer.ok && said.data) return said.data
  if (answer.status === 503) throw unknown('503')
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`)
  throw new Refusal(said.error?.code ?? 'REFUSED', answer.status, {})
}

/** The customer types a card on the gateway's page; the shop may or may not be told. */
async function payAtGateway(redirectUrl: string): Promise<boolean> {
  const body = new URLSearchParams({ choice: 'pay', number: '5123456789012346', expiry: '12/39', cvv: '123' })
  const answer = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status === 303
}

function broken(): never {
  throw unknown('the line broke')
}
