import fc from 'fast-check'
import { sql } from 'kysely'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { expirePayments } from '#money/payments/expire-payments.ts'
import type { Door } from '#money/payments/gateways/door.ts'
import { inquirePayment } from '#money/payments/gateways/inquire-payments.ts'
import { receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import { isOutage } from '#platform/work/outage.ts'
import type { Ports } from '#platform/work/ports.ts'
import { system, type Work } from '#platform/work/work.ts'
import { openProofGateways, type Truth } from '#world/proofs/proof-gateways.ts'
import {
  type CallbackEvent,
  type CallbackStory,
  callbackStory,
  isLie,
  isTrue,
  possible,
  sayingOf,
  truthOf,
} from './callback-events.ts'
import type { As } from './story.ts'
import { sayAsFawry, sayAsPaymob } from './told-callbacks.ts'
import { isUsedUp, openPayer, openToldPayment, outside, type Payer, type ToldPayment } from './told-payment.ts'

export type CallbackRun = { readonly as: As; readonly seed: number; readonly stories: number; readonly until?: number }
/** Found differences, and what was reported that matches nothing, by provider and currency. */
type ToldStories = {
  readonly stories: number
  readonly events: number
  readonly lies: number
  readonly lost: number
  readonly doubled: number
  readonly faults: readonly string[]
  readonly unmatched: ReadonlyMap<string, bigint>
}

/** Plays the stories, twelve at once; a customer is in one of them at a time. */
export async function tellStories({ as, seed, stories, until = Infinity }: CallbackRun): Promise<ToldStories> {
  const truth: Truth = new Map()
  const scene = { as, ports: openProofGateways(truth), truth, unmatched: new Map<string, bigint>() }
  const told = fc.sample(callbackStory, { numRuns: stories, seed })
  const faults: string[] = []
  const off = { lost: 0, doubled: 0 }
  const counted = { stories: 0, events: 0, lies: 0 }
  let next = 0
  const worker = async () => {
    let payer = await openPayer(as)
    while (next < told.length && Date.now() < until && faults.length < 5) {
      const place = next++
      const one = told[place]!
      if (isUsedUp(payer)) payer = await openPayer(as)
      const wrong = await live(scene, payer, one).catch((fault: Error) => [fault.stack ?? fault.message, 0n] as const)
      counted.stories += 1
      counted.events += one.events.length
      counted.lies += one.events.filter(({ kind }) => isLie(kind)).length
      if (wrong === null) continue
      faults.push(`seed ${seed}, story ${place} ${JSON.stringify(one)}: ${wrong[0]}`)
      off[wrong[1] < 0n ? 'lost' : 'doubled'] += Number(wrong[1] !== 0n)
      payer = await openPayer(as)
    }
  }
  await Promise.all(Array.from({ length: 12 }, worker))
  return { ...counted, ...off, faults, unmatched: scene.unmatched }
}

type Scene = {
  readonly as: As
  readonly ports: Ports
  readonly truth: Truth
  readonly unmatched: Map<string, bigint>
}
type Wrong = readonly [said: string, off: bigint]

async function live(scene: Scene, payer: Payer, one: CallbackStory): Promise<Wrong | null> {
  const { as, truth, unmatched } = scene
  const payment = await openToldPayment(as, payer, one.method, 60)
  payer.payments.push(payment.id)
  const events = possible(payment, one.events)
  const paid = new Set(events.filter(({ kind }) => kind === 'paid').map(({ which }) => which))
  const first = [...paid][0] ?? (one.isLost && !events.some(({ kind }) => kind === 'short') ? 0 : null)
  if (first !== null) paid.add(first)
  const known = rememberTruth(truth, payment, events, first)
  const happen = (event: CallbackEvent) => toTheEnd((later) => happens(scene, payment, event, later))
  if (one.isAtOnce) await Promise.all(events.map(happen))
  else for (const event of events) await happen(event)
  // At the end the job asks about payments without a callback.
  await toTheEnd(() => ask(scene, payment))
  for (const [kind, currency, minor] of [
    ['short', 'EGP', outside - 1n],
    ['foreign', 'EGP', outside],
    ['otherCurrency', 'AED', outside],
  ] as const) {
    const times = BigInt(new Set(events.filter((event) => event.kind === kind).map(({ which }) => which)).size)
    const name = `${payment.provider} ${currency}`
    unmatched.set(name, (unmatched.get(name) ?? 0n) + times * minor)
  }
  payer.has += outside * BigInt(paid.size)
  for (const name of known) truth.delete(name)
  return differs(as, payer, payment, paid.size > 0)
}

// The gateway's truth: each transaction by its number, the attempt by its reference. Fawry has one transaction per
// attempt.
function rememberTruth(
  truth: Truth,
  payment: ToldPayment,
  events: readonly CallbackEvent[],
  first: number | null,
): readonly string[] {
  const paid = first === null ? [] : [{ kind: 'paid', which: first, spelling: 0 } as const]
  const done = [...paid, ...events.filter(isTrue)].map((event) => truthOf(payment, event))
  const last = done.find(({ state }) => state === 'paid') ?? done[0]
  if (last && (first !== null || payment.provider === 'fawry')) truth.set(payment.reference, last)
  for (const one of done) if (!truth.has(one.transactionId)) truth.set(one.transactionId, one)
  return [payment.reference, ...done.map((one) => one.transactionId)]
}

const mostTries = 30
// After this time every postponed inquiry may be made again.
const longestDelayMs = 3_600_000

// A gateway repeats a callback that was not accepted, and a job runs again: a busy database is no fault of the books.
async function toTheEnd(act: (later: number) => Promise<void>): Promise<void> {
  for (let turn = 1; ; turn++) {
    try {
      return await act((turn - 1) * longestDelayMs)
    } catch (thrown) {
      if (!isOutage(thrown) || turn === mostTries) throw thrown
    }
  }
}

async function happens(scene: Scene, payment: ToldPayment, event: CallbackEvent, later: number): Promise<void> {
  const { as, ports } = scene
  if (event.kind === 'ask') return ask(scene, payment)
  if (event.kind === 'expire') {
    // Later than any code is valid: by then the gateway was asked, or was out of reach for a day.
    const late = new Date(Date.now() + 9 * 86_400_000)
    await as(system, async (work) => expirePayments({ ...work, now: late }))
    return
  }
  if (event.kind === 'cancel') {
    await as(system, (work) => cancelPayment(work, payment.id))
    return
  }
  const said = sayingOf(payment, event)
  const received = payment.provider === 'paymob' ? sayAsPaymob(said) : sayAsFawry(said, 'CARD')
  const reception = await receiveCallback(doorOf(as, ports, later), payment.provider, received, applyNews)
  if (reception.kind === 'kept') throw reception.fault
  const isMalformed = event.kind === 'shifted' && payment.provider === 'paymob'
  if ((reception.kind === 'refused') !== (event.kind === 'forged' || isMalformed))
    throw new Error(`${event.kind} was ${reception.kind}`)
}

async function ask({ as, ports }: Scene, payment: ToldPayment): Promise<void> {
  await inquirePayment(doorOf(as, ports, 60_000), payment.id, applyNews)
}

function doorOf(as: As, ports: Ports, later = 0) {
  const now = new Date(Date.now() + later)
  const write: Door['write'] = (act) => as(system, (work) => act({ ...work, now }))
  return { now, site: 'eg', ports, write } satisfies Door
}

// In one statement: the job of another story may move a part back into the wallet at any moment.
async function readStanding(work: Work, { id: customerId, payments }: Payer, id: string) {
  const own = [`customer:${customerId}:card`, `customer:${customerId}:cash`, `customer:${customerId}:hold:valu`]
  const all = [...own, ...payments.map((one) => `payment:${one}`)]
  const { rows } = await sql<{ has: bigint; held: bigint; status: string }>`
    select payment.status, coalesce(sum(account.balance), 0)::bigint as has,
      coalesce(sum(account.balance) filter (where account.name = ${`payment:${id}`}), 0)::bigint as held
    from payments payment
    left join ledger_accounts account on account.name = any (${all}) and account.currency = 'EGP'
    where payment.id = ${id} group by payment.status`.execute(work.db)
  return rows[0] ?? { has: 0n, held: 0n, status: 'gone' }
}

async function differs(as: As, payer: Payer, payment: ToldPayment, isPaid: boolean): Promise<Wrong | null> {
  const { has, held, status } = await as(system, (work) => readStanding(work, payer, payment.id))
  const off = has - payer.has
  if (off !== 0n) return [`the customer has ${has}, by what was told ${payer.has}`, off]
  if (held > 0n && (status === 'successed' || status === 'failed' || status === 'cancelled'))
    return [`${held} is held for a payment that is ${status}`, 0n]
  // If the time was over, by this story or another, the money stays in the wallet.
  if (status !== 'cancelled' && (status === 'successed') !== isPaid)
    return [`${isPaid ? 'paid' : 'not paid'}, and it is ${status}`, 0n]
  return null
}
