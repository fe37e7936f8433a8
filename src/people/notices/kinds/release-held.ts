import type { JobContext } from '#platform/background/jobs.ts'
import { announce } from '#platform/work/announce.ts'
import { isOutgoingChannel } from '#platform/work/outgoing-channels.ts'

const mostAtOnce = 500

/** Sends what quiet hours held back, once they are over; each message once, however many processes look. */
export async function releaseHeld({ write, site, now }: JobContext): Promise<void> {
  await write(async (work) => {
    const due = await work.db
      .selectFrom('notices')
      .select(['id', 'channel'])
      .where('site', '=', site)
      .where('held_until', '<=', now)
      .orderBy('held_until')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await work.db.updateTable('notices').set({ held_until: null }).where('id', 'in', ids).execute()
    for (const { id, channel } of due) if (isOutgoingChannel(channel)) await announce(work, `${channel}.queued`, { id })
  })
}
