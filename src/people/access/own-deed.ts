import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { no } from './people.refusals.ts'

export type OwnDeed = {
  readonly id: string
  readonly at: Date
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
}

/** How long an act can be undone. */
const undoMinutes = 10

/** A logged act that the acting person did at most ten minutes ago, so that it can be undone; refuses any other act. */
export async function ownDeed({ db, who, site, now }: Work, id: string, action: string): Promise<OwnDeed> {
  if (!/^\d{1,18}$/.test(id)) throw no.TOO_LATE_TO_UNDO()
  const { rows } = await sql<OwnDeed>`
    select id::text as id, at, subject, before, after from audit_log
    where id = ${id}::bigint and action = ${action} and site = ${site} and staff_id = ${who.id}
      and at > ${now}::timestamptz - make_interval(mins => ${undoMinutes})`.execute(db)
  const [deed] = rows
  if (!deed) throw no.TOO_LATE_TO_UNDO()
  return deed
}
