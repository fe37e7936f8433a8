import { sql } from 'kysely'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { ReceiverName } from './receivers.ts'

type Choice = {
  readonly client: string
  readonly choice: 'yes' | 'no'
  /** The companies that the sentence beside the button named. */
  readonly receivers: readonly ReceiverName[]
  readonly wording: string
}

/**
 * Writes down what a visitor chose, and after which sentence. With a no, nothing that still waits is told to anybody, and what was
 * kept of all their events for that is forgotten.
 */
export async function keepChoiceProof(work: Work, { client, choice, receivers, wording }: Choice): Promise<void> {
  const { db, now, who, site, locale } = work
  const customer_id = who.kind === 'customer' ? who.id : null
  await db
    .insertInto('measuring_choices')
    .values({ id: newId(), client, choice, receivers: [...receivers], wording, customer_id, site, locale, at: now })
    .execute()
  if (choice === 'yes') return
  await db
    .updateTable('event_forwards')
    .set({ state: 'withdrawn', why: null })
    .where('client', '=', client)
    .where('state', '=', 'waiting')
    .execute()
  await sql`update tracked_events set told = null where told->>'client' = ${client}`.execute(db)
}
