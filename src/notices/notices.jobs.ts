import type { RoomJobs } from '#platform/jobs.ts'
import { sendWaitingNotices } from './send-waiting-notices.ts'

export const noticesJobs: RoomJobs = {
  chores: [{ name: 'notices.send', cron: '* * * * *', run: sendWaitingNotices }],
}
