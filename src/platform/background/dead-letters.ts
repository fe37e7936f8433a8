import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** A job that was given up; it does not run until staff send it again. */
export type DeadLetter = {
  readonly id: bigint
  readonly handler: string
  readonly lane: string
  readonly name: string
  readonly news: unknown
  readonly site: string
  /** When it was queued. */
  readonly at: Date
  readonly deadAt: Date
  readonly tries: number
  readonly error: string
}

/** The newest of them, both sites. */
export async function readDeadLetters({ db }: Work, most: number): Promise<readonly DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select one.id, handler, lane, name, news, site, one.at, dead_at as "deadAt", tries, coalesce(error, '') as error
    from deliveries one join announcements on announcements.id = announcement_id
    where dead_at is not null order by dead_at desc, one.id desc limit ${most}`.execute(db)
  return rows
}

export type WhichDead = { readonly id: bigint } | { readonly handler: string }

/** Sends them again now, with all their tries, and returns the handler of each. Skips those already sent again. */
export async function sendAgain(work: Work, which: WhichDead): Promise<readonly string[]> {
  const rows = await work.db
    .updateTable('deliveries')
    .set({ next_try_at: work.now, dead_at: null, tries: 0 })
    .where('dead_at', 'is not', null)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : 0n))
    .$if('handler' in which, (query) => query.where('handler', '=', 'handler' in which ? which.handler : ''))
    .returning('handler')
    .execute()
  return rows.map(({ handler }) => handler)
}
