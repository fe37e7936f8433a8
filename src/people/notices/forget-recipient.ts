import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'

const farewell = 'farewell:'

/** The key of the last message to somebody: it is sent, and then forgotten like the others. */
export function farewellKey(customerId: string): string {
  return `${farewell}${customerId}`
}

/** Whatever was written to these addresses, numbers and people is gone, sent or not. */
export async function forgetRecipient(work: Work, recipients: readonly string[]): Promise<void> {
  await work.db
    .deleteFrom('notices')
    .where('recipient', 'in', [...recipients])
    .execute()
}

const day = 86_400_000

/** A farewell that has left, or could not in three days, is of no use to anybody. */
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
