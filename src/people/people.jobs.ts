import type { RoomJobs, Shift } from '#platform/jobs.ts'
import { mailAccountLink } from './mail-account-link.ts'
import { tellIdDecided } from './national-id/tell-id-decided.ts'

/** What has been over for a month is of use to nobody: ended sessions and spent links. */
async function forgetEnded(shift: Shift): Promise<void> {
  const monthAgo = new Date(shift.now.getTime() - 30 * 86_400_000)
  await shift.write(async (work) => {
    await work.db.deleteFrom('sessions').where('expires_at', '<', monthAgo).execute()
    await work.db.deleteFrom('mailed_tokens').where('expires_at', '<', monthAgo).execute()
  })
}

export const peopleJobs: RoomJobs = {
  handlers: [mailAccountLink, tellIdDecided],
  chores: [{ name: 'people.forgetEnded', cron: '17 3 * * *', run: forgetEnded }],
}
