import { sql } from 'kysely'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { causeOf, type ErrorKind, withoutNumbers } from './error-cause.ts'

/** How many of known causes are kept in a day, of all visitors together: an error that everybody has is known by then. */
const mostOfDay = 5000
/** And how many whose cause is new or was settled: a frequent error must not hide them. */
const mostNewsOfDay = 500

export type SeenError = {
  readonly kind: ErrorKind
  /** Message and stack; more than 4,000 letters are cut. */
  readonly text: string
  readonly path: string
  /** The build it happened in; empty where it is not known. */
  readonly version: string
  readonly requestId: string
}

/**
 * Keeps an error with its cause. One that was settled is open once more where it is seen in another version. Noise, and what
 * comes after the 5,000 of a day of causes that are known, is not kept: then it answers false.
 */
export async function recordError(work: Work, seen: SeenError): Promise<boolean> {
  const { kind, requestId } = seen
  const path = seen.path.split('?')[0]!.slice(0, 500)
  const text = seen.text.slice(0, 4000)
  const version = seen.version.slice(0, 40)
  const cause = causeOf(kind, text)
  if (!cause || !(await isKept(work, kind, cause.key))) return false
  await work.db
    .insertInto('system_logs')
    .values({
      at: work.now,
      site: work.site,
      actor_id: work.who.id,
      kind,
      cause: cause.key,
      version,
      entry: JSON.stringify({ error: text, path, requestId }),
    })
    .execute()
  const place = withoutNumbers(path)
  const isBack = sql<boolean>`error_causes.settled_at is not null and error_causes.last_version <> excluded.last_version`
  await work.db
    .insertInto('error_causes')
    .values({
      ...cause,
      kind,
      sample: text,
      paths: [place],
      first_at: work.now,
      last_at: work.now,
      first_version: version,
      last_version: version,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        sample: text,
        seen: sql`error_causes.seen + 1`,
        last_at: sql`greatest(error_causes.last_at, excluded.last_at)`,
        last_version: version,
        paths: sql`(array_prepend(${place}, array_remove(error_causes.paths, ${place})))[1:10]`,
        told_at: sql`case when ${isBack} then null else error_causes.told_at end`,
        settled_at: sql`case when ${isBack} then null else error_causes.settled_at end`,
        settled_by: sql`case when ${isBack} then null else error_causes.settled_by end`,
      }),
    )
    .execute()
  return true
}

async function isKept(work: Work, kind: ErrorKind, key: string): Promise<boolean> {
  const known = await work.db.selectFrom('error_causes').select('settled_at').where('key', '=', key).executeTakeFirst()
  if (known && known.settled_at === null) return isWithinRate(work, `system-logs:${kind}`, mostOfDay, 86_400)
  return isWithinRate(work, `system-logs-new:${kind}`, mostNewsOfDay, 86_400)
}
