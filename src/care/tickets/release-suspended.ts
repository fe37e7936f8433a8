import { sql } from 'kysely'
import { rolesWith } from '#people/access/permissions.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { moveTicket } from './move-ticket.ts'
import { lockTicket } from './ticket.ts'

/** Tickets whose holder was suspended, or answers tickets no more, go back to the queue, with the time they have waited. */
export async function releaseSuspended({ write }: JobContext): Promise<void> {
  await write(async (work) => {
    const held = await work.db
      .selectFrom('tickets')
      .innerJoin('staff_members', 'staff_members.id', 'tickets.staff_id')
      .select('tickets.number')
      .where('tickets.site', '=', work.site)
      .where('tickets.state', '=', 'processing')
      .where(
        sql<boolean>`(staff_members.suspended_at is not null or not staff_members.roles && ${[...rolesWith('tickets')]}::text[])`,
      )
      .orderBy('tickets.id')
      .execute()
    for (const { number } of held) {
      const ticket = await lockTicket(work, number)
      if (ticket.state === 'processing') await moveTicket(work, ticket, 'release')
    }
  })
}
