import { sql } from 'kysely'
import type { Door } from '#money/payments/gateways/door.ts'
import { gateways, type RefundAnswer } from '#money/payments/gateways/gateway.ts'
import { askDelayMs } from '#money/payments/gateways/inquiry-schedule.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { confirmRefundSend, failRefundSend } from './end-refund-send.ts'
import { type RefundSend, sendOf } from './refund.ts'

const misconfiguredPauseMs = 15 * 60_000

/**
 * Requests waiting refunds from their providers, and asks about those without an answer. Returns how many calls were
 * made.
 */
export async function askRefunds(door: Door): Promise<number> {
  const waiting = await door.write(claimWaiting)
  for (const send of waiting) await ask(door, send)
  const unanswered = await door.write(claimUnanswered)
  for (const send of unanswered) await inquire(door, send)
  return waiting.length + unanswered.length
}

// Recorded as requested before the call: whatever happens, it is never made a second time automatically.
async function claimWaiting(work: Work): Promise<readonly RefundSend[]> {
  const due = await work.db
    .selectFrom('refund_sends as send')
    .selectAll()
    .where('site', '=', work.site)
    .where('status', '=', 'waiting')
    .where('ask_next_at', '<=', work.now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_sends as other')
            .select('other.id')
            .whereRef('other.provider', '=', 'send.provider')
            .whereRef('other.transaction_id', '=', 'send.transaction_id')
            .where('other.status', '=', 'asked'),
        ),
      ),
    )
    .orderBy('made_at')
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute()
  const charges = new Set<string>()
  const first = due.map(sendOf).filter(({ provider, transactionId }) => {
    const isFirst = !charges.has(`${provider} ${transactionId}`)
    charges.add(`${provider} ${transactionId}`)
    return isFirst
  })
  for (const { id, asked } of first) {
    const facts = { asked: asked + 1, asked_at: work.now, ask_next_at: later(work, askDelayMs(0)) }
    await work.db
      .updateTable('refund_sends')
      .set({ status: 'asked', ...facts })
      .where('id', '=', id)
      .execute()
  }
  return first
}

async function ask(door: Door, send: RefundSend): Promise<void> {
  const gateway = door.ports.get(gateways).of(send.provider)
  const { transactionId, amount, site } = send
  const answer: RefundAnswer = gateway
    ? await gateway.refund({ transactionId, amount, site })
    : { kind: 'misconfigured', status: null, detail: `no gateway ${send.provider}` }
  await door.write((work) => applyRefundAnswer(asSystem(work), send.id, answer))
}

/** Applies a provider's answer. Without an answer, or with an unclear one, the refund stays requested. */
export async function applyRefundAnswer(work: Work, id: string, answer: RefundAnswer): Promise<void> {
  if (answer.kind === 'refunded') {
    await confirmRefundSend(work, id, answer.transactionId)
    return
  }
  const detail = `${answer.status ?? ''} ${answer.detail}`.trim()
  if (answer.kind === 'refused') {
    await failRefundSend(work, id, detail)
    return
  }
  // With wrong keys a call is refused before it has any effect: the refund can wait and be requested again.
  const again = { status: 'waiting', ask_next_at: later(work, misconfiguredPauseMs) }
  await work.db
    .updateTable('refund_sends')
    .set({ detail, ...(answer.kind === 'misconfigured' && again) })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute()
}

async function claimUnanswered(work: Work): Promise<readonly RefundSend[]> {
  const rows = await work.db
    .selectFrom('refund_sends')
    .selectAll()
    .where('site', '=', work.site)
    .where('status', '=', 'asked')
    .where('ask_next_at', '<=', work.now)
    .orderBy('ask_next_at')
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, asked } of rows) {
    await work.db
      .updateTable('refund_sends')
      .set({ asked: asked + 1, ask_next_at: later(work, askDelayMs(asked)) })
      .where('id', '=', id)
      .execute()
  }
  return rows.map(sendOf)
}

// The charge says how much of it was sent back: more than we know of is this refund.
async function inquire(door: Door, send: RefundSend): Promise<void> {
  const gateway = door.ports.get(gateways).of(send.provider)
  const { transactionId, site } = send
  const reference = await door.write((work) => readReference(work, send))
  const answer = await gateway?.inquire({ transactionId, site, reference })
  if (answer?.kind !== 'outcome') return
  const { outcome } = answer
  await door.write(async (given) => {
    const work = asSystem(given)
    const { charged, known } = await readKnown(work, send)
    const wentBack = outcome.refundedMinor ?? (outcome.state === 'reversed' ? charged : 0n)
    // A part of unknown size is this one if it is the only one.
    const isThis = outcome.isPart ? known === 0n : wentBack >= known + send.amount.minor
    if (isThis) await confirmRefundSend(work, send.id, null)
  })
}

// The reference of the paid attempt: some gateways are asked only by it.
async function readReference(work: Work, { provider, paymentId, transactionId }: RefundSend): Promise<string | null> {
  const attempt = await work.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('payment_id', '=', paymentId)
    .where('provider', '=', provider)
    .orderBy(sql`provider_reference = ${transactionId}`, (order) => order.desc().nullsLast())
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  return attempt?.reference ?? null
}

async function readKnown(
  work: Work,
  { provider, transactionId }: RefundSend,
): Promise<{ readonly charged: bigint; readonly known: bigint }> {
  const { amount_minor: charged } = await work.db
    .selectFrom('payment_charges')
    .select('amount_minor')
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  const { sent } = await work.db
    .selectFrom('refund_sends')
    .select((select) => select.cast<bigint | null>(select.fn.sum('amount_minor'), 'bigint').as('sent'))
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  const { taken } = await work.db
    .selectFrom('payment_reversals')
    .select((select) => select.cast<bigint | null>(select.fn.sum('amount_minor'), 'bigint').as('taken'))
    .where('provider', '=', provider)
    .where('charge_id', '=', transactionId)
    .where('taken_as', '=', 'chargeback')
    .executeTakeFirstOrThrow()
  return { charged, known: (sent ?? 0n) + (taken ?? 0n) }
}

function later({ now }: Work, ms: number): Date {
  return new Date(now.getTime() + ms)
}
