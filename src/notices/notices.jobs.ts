import type { RoomJobs } from '#platform/jobs.ts'
import { forgetFarewells } from './forget-recipient.ts'
import { sendWaitingNotices } from './send-waiting-notices.ts'

// A new message leaves at once; the clock sees to those that have to be tried again.
export const noticesJobs: RoomJobs = {
  handlers: [{ name: 'notices.sendQueued', on: 'notice.queued', handle: (shift) => sendWaitingNotices(shift) }],
  chores: [
    { name: 'notices.send', cron: '* * * * *', run: sendWaitingNotices },
    { name: 'notices.forgetFarewells', cron: '31 3 * * *', run: forgetFarewells },
  ],
}
