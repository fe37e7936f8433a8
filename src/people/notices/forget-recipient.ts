import type { JobContext } from '#platform/background/jobs.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

const farewell = 'farewell:'

/** The key of the last message to a person: it is sent, and then deleted like the others. */
export function farewellKey(customerId: string): string {
  return `${farewell}${customerId}`
}

/** Deletes all messages to these addresses, numbers and people, sent or not, and what these people chose about messages. */
export async function forgetRecipient(work: Work, recipients: readonly string[]): Promise<void> {
  const people = recipients.filter(isId)
  await work.db
    .deleteFrom('notices')
    // Numbers of phones are sealed: messages to them are found by their reader.
    .where(({ or, eb }) =>
      or([eb('recipient', 'in', [...recipients]), ...(people.length > 0 ? [eb('reader_id', 'in', people)] : [])]),
    )
    .execute()
  if (people.length === 0) return
  for (const table of ['notice_choices', 'quiet_hours', 'push_subscriptions'] as const)
    await work.db.deleteFrom(table).where('customer_id', 'in', people).execute()
}

const day = 86_400_000

/** Deletes farewell mails that were sent, or could not be sent for three days. */
export async function forgetFarewells({ write, site, now }: JobContext): Promise<void> {
  await write((work) =>
    work.db
      .deleteFrom('notices')
      .where('site', '=', site)
      .where('key', 'like', `${farewell}%`)
      .where(({ or, eb }) =>
        or([eb('sent_at', 'is not', null), eb('queued_at', '<', new Date(now.getTime() - 3 * day))]),
      )
      .execute(),
  )
}
