import type { Work } from '#platform/work/work.ts'
import { claimInquiries, claimInquiriesOf, closeInquiries, type Inquiry } from './claim-inquiries.ts'
import type { ApplyNews, Door } from './door.ts'
import { gateways } from './gateway.ts'

const mostAtOnce = 8
const mostRounds = 25

/**
 * Asks the gateways about every attempt that is due: finds what a lost callback did not report. Stops early if a
 * gateway does not answer. Returns how many.
 */
export async function inquirePayments(door: Door, apply: ApplyNews): Promise<number> {
  let asked = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const due = await door.write((work) => claimInquiries(work, mostAtOnce))
    const answers = await Promise.all(due.map((inquiry) => ask(door, inquiry, apply)))
    asked += due.length
    if (due.length < mostAtOnce || !answers.some((isAnswered) => isAnswered)) break
  }
  await door.write(closeInquiries)
  return asked
}

/** Asks about one payment now: its customer is back from the gateway's page and the callback has not arrived. */
export async function inquirePayment(door: Door, paymentId: string, apply: ApplyNews): Promise<number> {
  const due = await door.write((work) => claimInquiriesOf(work, paymentId))
  for (const inquiry of due) await ask(door, inquiry, apply)
  return due.length
}

/** Asks about one attempt that a gateway hinted at: the hint only means that something may have happened. */
export async function inquireReference(
  door: Door,
  provider: string,
  reference: string,
  apply: ApplyNews,
): Promise<void> {
  const paymentId = await door.write(async (work) => {
    const found = await work.db
      .selectFrom('payment_attempts')
      .select('payment_id')
      .where('reference', '=', reference)
      .where('provider', '=', provider)
      .executeTakeFirst()
    return found?.payment_id ?? null
  })
  if (paymentId === null) return
  // It was asked about a moment ago, and something happened since: the job asks again.
  if ((await inquirePayment(door, paymentId, apply)) === 0) await door.write((work) => askAgainSoon(work, reference))
}

async function ask(door: Door, { reference, site, provider }: Inquiry, apply: ApplyNews): Promise<boolean> {
  const answer = await door.ports.get(gateways).of(provider)?.inquire({ reference, site })
  if (answer?.kind !== 'outcome' && answer?.kind !== 'nothingYet') return false
  await door.write(async (work) => {
    if (answer.kind === 'outcome') await apply(work, { provider, outcome: answer.outcome })
    await noteAnswer(work, reference)
  })
  return true
}

async function noteAnswer(work: Work, reference: string): Promise<void> {
  await work.db
    .updateTable('payment_attempts')
    .set({ answered_at: work.now })
    .where('reference', '=', reference)
    .execute()
}

async function askAgainSoon(work: Work, reference: string): Promise<void> {
  await work.db
    .updateTable('payment_attempts')
    .set({ ask_next_at: work.now })
    .where('reference', '=', reference)
    .where('ask_next_at', 'is not', null)
    .execute()
}
