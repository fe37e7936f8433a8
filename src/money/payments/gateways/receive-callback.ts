import { createHash } from 'node:crypto'
import { keepCard } from '#money/payments/cards/keep-card.ts'
import { sealer } from '#platform/files/seal.ts'
import { newId } from '#platform/work/id.ts'
import { mayKeepUnsigned } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { mainSite, type Site, toSite } from '#sites/sites.ts'
import type { ApplyNews, Door } from './door.ts'
import { type CallbackReading, gateways, type ReceivedCallback } from './gateway.ts'
import { inquireReference } from './inquire-payments.ts'
import { askDelayMs } from './inquiry-schedule.ts'

/**
 * `applied`: the gateway was asked and its answer applied, now or before. `waiting`: it could not answer yet, and the
 * job asks again. `refused`: a wrong signature or nonsense; `kept`: stored after a fault of ours, and the job asks
 * about it.
 */
export type Reception =
  | { readonly kind: 'applied' | 'waiting' | 'refused' }
  | { readonly kind: 'kept'; readonly fault: unknown }
  | { readonly kind: 'unknownProvider' }

/**
 * Receives a gateway's callback: it is stored unchanged, then its gateway is asked about what it names, and that answer
 * is applied.
 */
export async function receiveCallback(
  door: Door,
  provider: string,
  received: ReceivedCallback,
  apply: ApplyNews,
): Promise<Reception> {
  const gateway = door.ports.get(gateways).of(provider)
  if (!gateway) return { kind: 'unknownProvider' }
  const reading = gateway.readCallback(received)
  const { hint, isDone } = await door.write(async (work) => {
    const stored = await storeCallback(work, { provider, ...received, reading })
    if (reading.verified && reading.card) await keepCard(work, provider, reading.card, door.ports.get(sealer))
    const [claimed] = stored.isDone ? [] : await claimHints(work, stored)
    return { hint: claimed, isDone: stored.isDone }
  })
  if (!reading.verified && reading.reason !== 'UNSIGNED') return { kind: 'refused' }
  try {
    if (!reading.verified) await inquireReference(door, provider, reading.reference, apply)
    const isConfirmed = hint ? (await confirm(door, hint, apply)) === 'done' : isDone
    return { kind: isConfirmed ? 'applied' : 'waiting' }
  } catch (fault) {
    return { kind: 'kept', fault }
  }
}

type ReadCallback = ReceivedCallback & { readonly provider: string; readonly reading: CallbackReading }

// What nobody signed is kept only to be looked at.
const longestUnsigned = 4_000

/**
 * Keeps what a gateway sent, as it was sent but for the token of a card, before anything is done with it. The same thing again is the same event. A signed hint
 * waits for its gateway's answer from here on, every other one is done. Of what nobody signed only so much is kept.
 */
export async function storeCallback(
  work: Work,
  { provider, rawBody, query, network = '', reading }: ReadCallback,
): Promise<{ readonly id: string; readonly isDone: boolean }> {
  const sorted = JSON.stringify(Object.entries(query).sort())
  const hash = createHash('sha256').update(rawBody).update('\n').update(sorted).digest('hex')
  const hint = reading.verified ? reading.hint : null
  const id = newId()
  if (!reading.verified && !(await mayKeepUnsigned(work, provider, network))) return { id, isDone: true }
  const result = reading.verified ? (hint ? null : 'ignored') : reading.reason
  const stored = await work.db
    .insertInto('payment_events')
    .values({
      id,
      provider,
      event_hash: hash,
      received_at: work.now,
      raw_body: withoutNul(withoutToken(reading.verified ? rawBody : rawBody.slice(0, longestUnsigned))),
      query: JSON.stringify(reading.verified ? query : {}),
      is_verified: reading.verified,
      site: hint?.site ?? null,
      state: hint?.state ?? null,
      transaction_id: hint?.transactionId ?? null,
      reference: hint?.reference ?? null,
      ask_next_at: hint ? work.now : null,
      result,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) return { id, isDone: result !== null }
  const first = await work.db
    .selectFrom('payment_events')
    .select(['id', 'result'])
    .where('provider', '=', provider)
    .where('event_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { id: first.id, isDone: first.result !== null }
}

// The token of a saved card pays: it is kept sealed, and nowhere else. A body may end within it.
function withoutToken(text: string): string {
  return text.replaceAll(/("token"\s*:\s*")(?:[^"\\]|\\.)*("?)/g, '$1…$2')
}

// PostgreSQL's text holds no NUL.
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\ufffd')
}

/** A kept callback that waits for its gateway's answer. */
type WaitingHint = {
  readonly id: string
  readonly provider: string
  readonly site: Site
  readonly reference: string | null
  readonly transactionId: string
  readonly asked: number
}

const mostAtOnce = 8
const mostRounds = 25
// Half an hour: by then a gateway knows its own transactions.
const mostDenials = 5

/**
 * Asks the gateways about what callbacks named and nobody confirmed yet, the longest waiting first, and applies what they answer.
 * It ends early where nobody answers. Answers how many were asked about.
 */
export async function confirmCallbacks(door: Door, apply: ApplyNews): Promise<number> {
  let asked = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const due = await door.write((work) => claimHints(work, {}))
    const answers = await Promise.all(due.map((hint) => confirm(door, hint, apply)))
    asked += due.length
    if (due.length < mostAtOnce || answers.every((answer) => answer === 'unanswered')) break
  }
  return asked
}

/** What waits for its gateway's answer and may be asked about now; one of it by `id`. Put off at once, so that no two askers meet. */
async function claimHints(work: Work, { id }: { readonly id?: string }): Promise<readonly WaitingHint[]> {
  const due = await work.db
    .selectFrom('payment_events')
    .select(['id', 'provider', 'site', 'reference', 'transaction_id', 'asked'])
    .where('is_verified', '=', true)
    .where('result', 'is', null)
    .where('ask_next_at', '<=', work.now)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('ask_next_at')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id: one, asked } of due)
    await work.db
      .updateTable('payment_events')
      .set({ asked: asked + 1, ask_next_at: new Date(work.now.getTime() + askDelayMs(asked)) })
      .where('id', '=', one)
      .execute()
  return due.map(({ site, transaction_id: transactionId, ...hint }) => ({
    ...hint,
    site: site === null ? mainSite : toSite(site),
    transactionId: transactionId ?? '',
  }))
}

/**
 * Asks the gateway about one that was claimed, and applies its answer. `waiting`: it does not know that transaction, or not yet;
 * `unanswered`: it could not be asked. Both are asked about again by the clock; what it denies for half an hour is over.
 */
async function confirm(
  door: Door,
  { id, provider, asked, ...question }: WaitingHint,
  apply: ApplyNews,
): Promise<'done' | 'waiting' | 'unanswered'> {
  const answer = await door.ports.get(gateways).of(provider)?.inquire(question)
  if (answer?.kind === 'outcome') {
    const { outcome } = answer
    await door.write(async (work) =>
      noteResult(work, id, await apply({ ...work, site: outcome.site }, { provider, outcome })),
    )
    return 'done'
  }
  if (answer?.kind !== 'nothingYet') return 'unanswered'
  if (asked < mostDenials) return 'waiting'
  await door.write((work) => noteResult(work, id, { kind: 'denied' }))
  return 'done'
}

// What was done because of it, beside the stored event; the gateway has confirmed or denied it by now.
async function noteResult(
  work: Work,
  eventId: string,
  result: { readonly kind: string; readonly payment?: { readonly id: string } | null },
): Promise<void> {
  await work.db
    .updateTable('payment_events')
    .set({ result: result.kind, payment_id: result.payment?.id ?? null, confirmed_at: work.now, ask_next_at: null })
    .where('id', '=', eventId)
    .execute()
}
