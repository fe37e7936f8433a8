import { applyNews } from '#checkout/paying/apply-news.ts'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { sayCardChoice, typedCard } from '#money/payments/cards/card-choice.ts'
import { keepCard } from '#money/payments/cards/keep-card.ts'
import type { GatewayOutcome } from '#money/payments/gateways/gateway.ts'
import { lockPayment } from '#money/payments/move-payment.ts'
import { applyRefundAnswer } from '#money/payments/refunds/ask-refunds.ts'
import { endRefundByHand } from '#money/payments/refunds/end-refund-by-hand.ts'
import { readRefunds } from '#money/payments/refunds/read-refunds.ts'
import { sendRefundToSource } from '#money/payments/refunds/send-refund-to-source.ts'
import { sealer } from '#platform/files/seal.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import { type Actor, system } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import { sites } from '#sites/sites.ts'
import { openedId } from '#world/samples/checkout/review-first.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { askSample, beginSample } from '#world/samples/money/refunds.samples.ts'
import { type Cast, placeSample, type Stage } from '#world/samples/selling/orders.samples.ts'
import { tokenOf } from '#world/simulators/paymob/saved-cards.ts'

/** How many orders `fillDemoRefunds` creates on a site. */
export const demoRefundCount = 6

type Told = {
  readonly from: (days: number) => Stage
  readonly cast: Cast
  readonly item: NewItem
  readonly site: 'eg' | 'ae'
  /** The finance clerk who records the provider's answers. */
  readonly finance: Actor
  readonly ports: Ports
}

/**
 * Orders paid by card and cancelled: one refund in the balance, one sent, one refused, one without an answer, one whose
 * answer waits for a second person; and one chargeback.
 */
export async function fillDemoRefunds(told: Told): Promise<void> {
  await saveCard(await cancelled(told, 2.2, sayCardChoice({ ...typedCard, savesCard: true })))
  const sent = await cancelled(told, 8)
  await sendOn(sent, (id) => ({ kind: 'refunded', transactionId: `7${id}` }))
  const refused = await cancelled(told, 6)
  await sendOn(refused, () => ({ kind: 'refused', status: 400, detail: 'card is closed' }))
  const unanswered = await cancelled(told, 3)
  await sendOn(unanswered, () => ({ kind: 'unknown', status: null, detail: 'no answer' }))
  const noted = await cancelled(told, 4)
  const sendId = await sendOn(noted, () => ({ kind: 'unknown', status: null, detail: 'no answer' }))
  const said = { happened: true, reference: '70045112', note: 'ظهر مردودًا في لوحة شركة الدفع' }
  await noted.stage(told.finance, (work) => endRefundByHand(work, { key: newId(), sendId, ...said }))
  await chargedBack(told, 12)
}

type Answer = Parameters<typeof applyRefundAnswer>[2]
type Cancelled = {
  readonly stage: Stage
  readonly cast: Cast
  readonly number: string
  readonly told: Told
  readonly outcome: GatewayOutcome
}

async function paidByCard({ from, cast, item, site }: Told, days: number, payerAccount: string | null = null) {
  const stage = from(days)
  const placed = await placeSample(stage, cast, [item])
  const opened = await stage(cast.customer, (work) =>
    payOrder(work, { key: newId(), number: placed.number, method: 'creditCard', payerAccount }, sampleRoutes),
  )
  const paymentId = openedId(opened)
  const outcome = await stage(system, (work) => beginSample(work, paymentId, `${site}-${days * 10}`))
  await stage(system, (work) => applyNews(work, { provider: 'paymob', outcome }))
  return { stage, number: placed.number, paymentId, outcome }
}

async function cancelled(told: Told, days: number, payerAccount: string | null = null): Promise<Cancelled> {
  const { stage, number, outcome } = await paidByCard(told, days, payerAccount)
  const cancellation = { number, reason: 'CHEAPER_ALTERNATIVE', comment: null, key: `cancel-${number}` } as const
  await stage(told.cast.customer, (work) => cancelOrder(work, cancellation))
  return { stage, cast: told.cast, number, told, outcome }
}

/** The customer's card, kept at that payment, with a token that the simulator knows. */
async function saveCard({ stage, told, outcome }: Cancelled): Promise<void> {
  const { currency } = sites[told.site]
  const card = { brand: outcome.card?.brand ?? 'Visa', last4: outcome.card?.last4 ?? '' }
  const token = tokenOf(currency, card.last4)
  const said = { ...card, sites: [told.site], providerReference: outcome.providerReference, token }
  await stage(system, (work) => keepCard(work, 'paymob', said, told.ports.get(sealer)))
}

async function sendOn({ stage, cast, number }: Cancelled, answer: (id: string) => Answer): Promise<string> {
  const refund = await stage(cast.customer, async (work) => {
    const { items } = await readRefunds(work)
    const [ours] = items.filter(({ subject }) => subject.number === number)
    return ours ? sendRefundToSource(work, { number: ours.number, key: newId() }) : null
  })
  if (!refund) throw new Error(`order ${number} gave nothing back`)
  const sendId = await stage(system, (work) => askSample(work, refund.id))
  await stage(system, (work) => applyRefundAnswer(work, sendId, answer(refund.number)))
  return sendId
}

async function chargedBack(told: Told, days: number): Promise<void> {
  const { stage, outcome, paymentId } = await paidByCard(told, days)
  await stage(system, async (work) => {
    await lockPayment(work, paymentId)
    return applyNews(work, {
      provider: 'paymob',
      outcome: { ...outcome, state: 'reversed', transactionId: `${outcome.transactionId}-9` },
    })
  })
}
