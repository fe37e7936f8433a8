import { sql } from 'kysely'
import type { Shift } from '#platform/jobs.ts'
import type { Locale, Work } from '#platform/work.ts'
import { mailer, smsSender } from './notices.ports.ts'
import { retryDelay } from './retry-delay.ts'

const leaseMilliseconds = 120_000
const batchSize = 50

type Claimed = {
  readonly id: string
  readonly channel: string
  readonly recipient: string
  readonly locale: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly attempts: number
}

/** Sends what waits on this site. Two workers never take the same notice; one that fails waits longer each time. */
export async function sendWaitingNotices(shift: Shift): Promise<void> {
  const claimed = await shift.write((work) => claim(work))
  for (const notice of claimed) {
    const error = await deliver(shift, notice)
    await shift.write((work) => (error === null ? markSent(work, notice) : markFailed(work, notice, error)))
  }
}

// The next try is set before sending: whoever dies in between leaves a notice that is simply tried again.
async function claim(work: Work): Promise<readonly Claimed[]> {
  return work.db
    .updateTable('notices')
    .set({ attempts: sql`attempts + 1`, next_try_at: new Date(work.now.getTime() + leaseMilliseconds) })
    .where('id', 'in', (query) =>
      query
        .selectFrom('notices')
        .select('id')
        .where('site', '=', work.site)
        .where('next_try_at', '<=', work.now)
        .orderBy('next_try_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'recipient', 'locale', 'subject', 'text', 'html', 'attempts'])
    .execute()
}

async function deliver(shift: Shift, notice: Claimed): Promise<string | null> {
  const { id, recipient: to, subject, text, html } = notice
  try {
    if (notice.channel === 'sms') await shift.ports.get(smsSender).send({ id, to, text })
    else await shift.ports.get(mailer).send({ id, to, subject, text, html: html ?? '', locale: localeOf(notice) })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function localeOf(notice: Claimed): Locale {
  return notice.locale === 'en' ? 'en' : 'ar'
}

async function markSent(work: Work, notice: Claimed): Promise<void> {
  await work.db
    .updateTable('notices')
    .set({ sent_at: work.now, next_try_at: null, error: null })
    .where('id', '=', notice.id)
    .execute()
}

async function markFailed(work: Work, notice: Claimed, error: string): Promise<void> {
  const delay = retryDelay(notice.attempts)
  await work.db
    .updateTable('notices')
    .set({
      error: error.slice(0, 500),
      next_try_at: delay === null ? null : new Date(work.now.getTime() + delay),
      failed_at: delay === null ? work.now : null,
    })
    .where('id', '=', notice.id)
    .execute()
}
