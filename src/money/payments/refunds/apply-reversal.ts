import type { Told } from '#money/payments/gateways/settlement.ts'
import type { Payment } from '#money/payments/payment.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { confirmRefundSend, failRefundSend, writeReversal } from './end-refund-send.ts'
import { keepEarlyReversal } from './keep-early-reversal.ts'
import { type RefundSend, sendOf } from './refund.ts'
import { takeChargeback } from './take-chargeback.ts'
import { tellChargeback } from './tell-chargeback.ts'

/**
 * A provider reports that money of a payment was sent back. It is a refund that we requested, or one that we know
 * already; otherwise it is a chargeback. Each of the provider's transactions is applied once. The payment must be
 * locked.
 */
export async function applyReversal(given: Work, { provider, outcome }: Told, payment: Payment): Promise<void> {
  const work = { ...asSystem(given), site: payment.site }
  if (await isKnown(work, provider, outcome.transactionId)) return
  const charge = await findCharge(work, provider, payment.id)
  // None of its money has come here yet, so nothing can be reversed: it is applied when the money comes.
  if (!charge) return keepEarlyReversal(work, { provider, outcome })
  const sends = await readSends(work, provider, charge.transactionId)
  if (outcome.isPart) return applyPart(work, payment, sends)
  const isWhole = charge.transactionId === outcome.transactionId
  if (isWhole) return applyWhole(work, { payment, charge, sends })
  const { amount } = outcome
  const asked = sends.find((send) => send.status === 'asked' && send.amount.minor === amount.minor)
  if (asked) {
    await confirmRefundSend(work, asked.id, outcome.transactionId)
    return
  }
  // It was confirmed before by an inquiry, without its number: this is the number.
  const unnamed = sends.find(
    (send) => send.status === 'confirmed' && send.providerRefundId === null && send.amount.minor === amount.minor,
  )
  if (unnamed) return nameRefund(work, unnamed, outcome.transactionId)
  await keepWaiting(work, sends)
  const minor = smallerOf(amount.minor, charge.minor - (await readBack(work, provider, charge.transactionId)))
  if (minor > 0n) await takeChargeback(work, payment, { provider, charge, transactionId: outcome.transactionId, minor })
}

// A refund that was not requested yet stays here: the charge it would go back to is being taken from us.
async function keepWaiting(work: Work, sends: readonly RefundSend[]): Promise<void> {
  for (const { id, status } of sends) if (status === 'waiting') await failRefundSend(work, id, 'CHARGED_BACK')
}

type Charge = { readonly transactionId: string; readonly minor: bigint }
type Whole = { readonly payment: Payment; readonly charge: Charge; readonly sends: readonly RefundSend[] }

// A part of unknown size: the refund that we requested, if it is the only one. Otherwise finance is told to look.
async function applyPart(work: Work, payment: Payment, sends: readonly RefundSend[]): Promise<void> {
  const [asked, ...others] = sends.filter(({ status }) => status === 'asked' || status === 'confirmed')
  if (asked?.status === 'asked' && others.length === 0) {
    await confirmRefundSend(work, asked.id, null)
    return
  }
  if (asked) return
  const { id, number, customerId } = payment
  await tellChargeback(work, payment, { transaction: 'part', minor: null, owed: 0n })
  await announce(work, 'payment.reversed', { payment: id, number, customer: customerId, amount: null, owed: null })
}

// The whole charge was taken back: requested refunds are part of it, and the rest is a chargeback.
async function applyWhole(work: Work, { payment, charge, sends }: Whole): Promise<void> {
  const provider = sends[0]?.provider ?? (await providerOf(work, payment.id, charge.transactionId))
  for (const send of sends) if (send.status === 'asked') await confirmRefundSend(work, send.id, null)
  await keepWaiting(work, sends)
  const minor = charge.minor - (await readBack(work, provider, charge.transactionId))
  const { transactionId } = charge
  if (minor > 0n) await takeChargeback(work, payment, { provider, charge, transactionId, minor })
}

async function isKnown(work: Work, provider: string, transactionId: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('payment_reversals')
    .select('transaction_id')
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return row !== undefined
}

async function findCharge(work: Work, provider: string, paymentId: string): Promise<Charge | null> {
  const row = await work.db
    .selectFrom('payment_charges')
    .select(['transaction_id', 'amount_minor'])
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .orderBy('at')
    .executeTakeFirst()
  return row ? { transactionId: row.transaction_id, minor: row.amount_minor } : null
}

async function providerOf(work: Work, paymentId: string, transactionId: string): Promise<string> {
  const row = await work.db
    .selectFrom('payment_charges')
    .select('provider')
    .where('payment_id', '=', paymentId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  return row.provider
}

async function readSends(work: Work, provider: string, transactionId: string): Promise<readonly RefundSend[]> {
  const rows = await work.db
    .selectFrom('refund_sends')
    .selectAll()
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .orderBy('made_at')
    .execute()
  return rows.map(sendOf)
}

// What was sent back, or may have been: requested refunds and chargebacks.
async function readBack(work: Work, provider: string, transactionId: string): Promise<bigint> {
  const sends = await readSends(work, provider, transactionId)
  const gone = sends.filter(({ status }) => status === 'confirmed' || status === 'asked')
  const taken = await work.db
    .selectFrom('payment_reversals')
    .select('amount_minor')
    .where('provider', '=', provider)
    .where('charge_id', '=', transactionId)
    .where('taken_as', '=', 'chargeback')
    .execute()
  const sum = (minors: readonly bigint[]) => minors.reduce((all, minor) => all + minor, 0n)
  return sum(gone.map((send) => send.amount.minor)) + sum(taken.map((row) => row.amount_minor))
}

async function nameRefund(work: Work, send: RefundSend, transactionId: string): Promise<void> {
  await work.db
    .updateTable('refund_sends')
    .set({ provider_refund_id: transactionId })
    .where('id', '=', send.id)
    .execute()
  await writeReversal(work, send, transactionId, null)
}
