import { sql } from 'kysely'
import { wakeTickets } from '#care/tickets/desk/snooze-ticket.ts'
import type { JobContext, Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { adoptTickets } from './adopt-tickets.ts'
import { endedGuestTickets, endGuestFiles } from './end-guest-tickets.ts'
import { releaseSuspended } from './release-suspended.ts'
import { tellTickets } from './tell-tickets.ts'

/** What was taken from a mail stands in its ticket. */
const ticketsRetentions: readonly Retention[] = [
  { table: 'ticket_mails', days: 400, over: (before) => sql`at < ${before}` },
  endedGuestTickets,
]

const swept = sweepChore('tickets.sweep', '47 3 * * *', ticketsRetentions)

/** Attachments of ended conversations are let go before their messages. */
async function sweepTickets(job: JobContext): Promise<void> {
  await endGuestFiles(job)
  await swept.run(job)
}

export const ticketsJobs: RoomJobs = {
  handlers: [adoptTickets, ...tellTickets],
  chores: [
    { name: 'tickets.release-suspended', cron: '* * * * *', run: releaseSuspended },
    { name: 'tickets.wake', cron: '* * * * *', run: wakeTickets },
    { ...swept, run: sweepTickets },
  ],
}
