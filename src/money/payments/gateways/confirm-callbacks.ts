import type { Work } from '#platform/work/work.ts'
import { mainSite, type Site, toSite } from '#sites/sites.ts'
import type { ApplyNews, Door } from './door.ts'
import { gateways } from './gateway.ts'
import { askDelayMs } from './inquiry-schedule.ts'

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
export async function claimHints(work: Work, { id }: { readonly id?: string }): Promise<readonly WaitingHint[]> {
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
export async function confirm(
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
