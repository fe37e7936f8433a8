import { sql } from 'kysely'
import type { JobContext, Retention } from '#platform/background/jobs.ts'
import { endUpload } from '#platform/files/uploads.ts'
import type { Work } from '#platform/work/work.ts'

const days = 400
const batch = 200

/** A guest's conversation goes 400 days after it was closed, with its messages and what was merged into it. */
export const endedGuestTickets: Retention = {
  table: 'tickets',
  days,
  along: ['ticket_messages', 'ticket_files', 'ticket_mentions'],
  over: (before) => sql`customer_id is null and order_id is null and merged_into is null and closed_at < ${before}`,
}

/** Their attachments are deleted the night after. */
export async function endGuestFiles({ write, now }: Pick<JobContext, 'write' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000)
  while ((await write((work) => endSome(work, before))) === batch);
}

async function endSome(work: Work, before: Date): Promise<number> {
  const rows = await work.db
    .selectFrom('ticket_files')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_files.message_id')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .innerJoin('stored_files', 'stored_files.id', 'ticket_files.file_id')
    .select('ticket_files.file_id as id')
    .where('tickets.customer_id', 'is', null)
    .where('tickets.order_id', 'is', null)
    .where('tickets.closed_at', '<', before)
    .where('stored_files.delete_after', 'is', null)
    .limit(batch)
    .execute()
  for (const { id } of rows) await endUpload(work, id)
  return rows.length
}
