import { depositMoney } from '#checkout/deposit/deposit-money.ts'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { expirePayment } from '#money/payments/expire-payments.ts'
import type { GatewayOutcome } from '#money/payments/gateways/gateway.ts'
import { attachCheckout, startAttempt } from '#money/payments/gateways/open-checkout.ts'
import { lockPayment } from '#money/payments/move-payment.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { system } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { arrive, type ModelOrder, type ModelPayment, release } from '#world/proofs/model.ts'
import type { ModelPackage } from '#world/proofs/package-model.ts'
import {
  type Deed,
  expect,
  isRefused,
  pickOf,
  type Story,
  sayRefusal,
  tried,
  twice,
} from '#world/proofs/stories/story.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'

const egp = (minor: bigint) => money(minor, 'EGP')
export const outsideMethods = ['creditCard', 'office', 'bankTransfer', 'fawryCreditCard'] as const

const deposit: Deed = async (story, { minor, choice }) => {
  const { as, customer, key } = story
  const wish = { key: key(), minor: BigInt(minor), method: outsideMethods[choice % 4] ?? 'creditCard' } as const
  const { paymentId } = await twice(() => as(customer, (work) => depositMoney(work, wish, sampleRoutes)))
  await goOutside(story, paymentId, {})
}

type PaidFor = { readonly order?: ModelOrder | null; readonly pack?: ModelPackage | null }

/** Writes an opened payment into the model; if a gateway takes it, opens the gateway's page. */
export async function goOutside(
  story: Story,
  paymentId: string,
  { order = null, pack = null }: PaidFor,
): Promise<void> {
  const { as, customer, model } = story
  const start = await as(customer, (work) => startAttempt(work, paymentId))
  const reference = start.kind === 'start' ? start.reference : ''
  const providerReference = newId()
  if (start.kind === 'start') {
    const answer = { kind: 'opened' as const, providerReference, redirectUrl: 'http://gateway/page' }
    await as(system, (work) => attachCheckout(work, reference, answer))
  }
  const payment = await as(system, (work) => lockPayment(work, paymentId))
  if (!payment) throw new Error('a payment that was opened is not there')
  const { way, kind } = methodFacts[payment.method]
  if (way !== 'page' && way !== 'transfer' && way !== 'till') throw new Error(`${way} is not told here`)
  const { outside, fee, walletPart, walletPartKind } = payment
  if (walletPartKind) model.wallet[walletPartKind] -= walletPart.minor
  const facts = { outside: outside.minor, fee: fee.minor, part: walletPart.minor, partKind: walletPartKind }
  const told = { reference, providerReference, told: new Set<string>() }
  model.payments.push({
    id: paymentId,
    method: payment.method,
    way,
    kind: kind === 'cash' ? 'cash' : 'card',
    ...facts,
    ...told,
    order,
    pack,
    status: 'open',
  })
}

const paid: Deed = async (story, { pick, choice }) => {
  const one = pickOf(story.model.payments, pick)
  if (!one) return
  if (one.way !== 'page') return seen(story, one, choice)
  // One of three transactions of this payment, reported once or again: only the first report of each moves money.
  const transaction = `${one.providerReference}-${choice % 3}`
  await tell(story, one, { state: 'paid', transactionId: transaction })
  if (one.told.has(transaction)) return
  one.told.add(transaction)
  arrive(story.model, one, one.outside, story.clock)
}

// Cash at a till or a transfer on the statement: the requested amount, more, or less.
async function seen(story: Story, one: ModelPayment, choice: number): Promise<void> {
  const { as, staff, model, key } = story
  const off = [0n, 0n, 700n, -1n][choice % 4] ?? 0n
  const amount = one.outside + off
  const source =
    one.way === 'till'
      ? ({ kind: 'till', office: 'cairo' } as const)
      : ({ kind: 'bank', account: '1000200030004', statementRef: newId() } as const)
  const wish = { key: key(), paymentId: one.id, source, amount: egp(amount) }
  const settled = await tried(twice(() => as(staff.finance, (work) => applyByHand(work, wish))))
  // The till refuses cash for a payment that is over; a bank transfer arrives anyway. Nobody books an amount of nothing.
  const isTaken = amount > 0n && (one.way !== 'till' || (off >= 0n && one.status !== 'over'))
  expect(
    isRefused(settled) !== isTaken,
    `${amount} of ${one.outside} seen at a ${one.way}, ${one.status}: ${sayRefusal(settled)}`,
  )
  if (isRefused(settled)) return
  if (off >= 0n || one.status === 'over') return arrive(model, one, amount, story.clock)
  model.wallet.cash += amount
  release(model, one)
  one.status = 'failed'
}

const declined: Deed = async (story, { pick, choice }) => {
  const one = pickOf(story.model.payments, pick)
  if (one?.way !== 'page') return
  await tell(story, one, { state: 'declined', transactionId: `${one.providerReference}-no-${choice % 2}` })
  release(story.model, one)
  if (one.status === 'open') one.status = 'failed'
}

const wrong: Deed = async (story, { pick, choice }) => {
  const one = pickOf(story.model.payments, pick)
  if (one?.way !== 'page') return
  const transactionId = `${one.providerReference}-off-${choice % 2}`
  // An amount other than requested stays in suspense: none of it is booked to the customer, and nothing is dropped.
  await tell(story, one, { state: 'paid', transactionId, amount: { minor: one.outside + 1n, currency: 'EGP' } })
}

async function tell({ as }: Story, one: ModelPayment, said: Partial<GatewayOutcome>): Promise<void> {
  const outcome: GatewayOutcome = {
    state: 'pending',
    site: 'eg',
    transactionId: newId(),
    providerReference: one.providerReference,
    reference: one.reference,
    amount: { minor: one.outside, currency: 'EGP' },
    card: null,
    declineCode: said.state === 'declined' ? '05' : null,
    ...said,
  }
  const provider = await as(system, async (work) => (await lockPayment(work, one.id))?.provider ?? '')
  await as(system, (work) => applyNews(work, { provider, outcome }))
}

const giveUp: Deed = async ({ as, customer, model }, { pick }) => {
  const one = pickOf(model.payments, pick)
  if (!one) return
  await as(customer, (work) => cancelPayment(work, one.id))
  if (one.status !== 'open') return
  release(model, one)
  one.status = 'over'
}

/** A job ends what was not paid in time; the held part of the balance is released. */
const expire: Deed = async ({ as, model }, { pick }) => {
  const one = pickOf(model.payments, pick)
  if (one?.status !== 'open') return
  await as(system, async (work) => {
    const payment = await lockPayment(work, one.id)
    if (payment) await expirePayment(work, payment)
  })
  release(model, one)
  one.status = 'over'
}

export const paymentDeeds: Readonly<Record<string, Deed>> = { deposit, paid, declined, wrong, giveUp, expire }
