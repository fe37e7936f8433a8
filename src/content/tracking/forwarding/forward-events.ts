import { sql } from 'kysely'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { type Claimed, claimForwards } from './claim-forwards.ts'
import { readConversions } from './read-conversions.ts'
import { adReceivers, type Receiver, type ReceiverAnswer } from './receivers.ts'

const runMs = 20_000
const atOnce = 8
const minute = 60_000
const longestPause = 6 * 60 * minute

/** Tells each company of adverts what waits for it, all beside each other, until nothing does or the time of a run is over. */
export async function forwardEvents(job: JobContext, lastsMs = runMs): Promise<void> {
  const until = performance.now() + lastsMs
  await Promise.all(job.ports.get(adReceivers).map((receiver) => tellReceiver(job, receiver, until)))
}

type Answered = Claimed & { readonly answer: ReceiverAnswer }

async function tellReceiver(job: JobContext, receiver: Receiver, until: number): Promise<void> {
  while (performance.now() < until) {
    const { claimed, events } = await job.write(async (work) => {
      const picked = await claimForwards(work, receiver, atOnce)
      const ids = picked.map(({ eventId }) => eventId)
      return { claimed: picked, events: await readConversions(work, ids, job.origin) }
    })
    if (claimed.length === 0) return
    const answered = await Promise.all(
      claimed.map(async (one): Promise<Answered> => {
        const event = events.get(one.eventId)
        return { ...one, answer: event ? await receiver.tell(event) : { kind: 'refused', why: 'forgotten' } }
      }),
    )
    await job.write((work) => settle(work, receiver, answered))
    // Nobody takes anything there now: the next run tries again.
    if (answered.every(({ answer }) => answer.kind === 'later')) return
  }
}

async function settle(work: Work, { name }: Receiver, answered: readonly Answered[]): Promise<void> {
  const rows = answered.map(({ eventId, tries, answer }) => ({ eventId, ...stateAfter(tries, answer, work.now) }))
  await sql`
    update event_forwards f set state = one.state, why = left(one.why, 300),
      next_try_at = coalesce(one.next_try_at, f.next_try_at),
      sent_at = case when one.state = 'sent' then ${work.now} else f.sent_at end
    from unnest(${rows.map(({ eventId }) => eventId)}::uuid[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ why }) => why)}::text[], ${rows.map(({ nextTryAt }) => nextTryAt)}::timestamptz[])
      as one (event_id, state, why, next_try_at)
    where f.event_id = one.event_id and f.receiver = ${name} and f.state = 'sending'`.execute(work.db)
}

// What is unclear stays marked as leaving: `claimForwards` decides what becomes of it.
function stateAfter(tries: number, answer: ReceiverAnswer, now: Date) {
  if (answer.kind === 'accepted') return { state: 'sent', why: null, nextTryAt: null }
  if (answer.kind === 'unknown') return { state: 'sending', why: answer.why, nextTryAt: null }
  if (answer.kind === 'refused') return { state: 'refused', why: answer.why, nextTryAt: null }
  const pause = Math.min(longestPause, minute * 2 ** Math.min(tries, 9))
  return { state: 'waiting', why: answer.why, nextTryAt: new Date(now.getTime() + pause) }
}
