import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

type Reason = 'bounced' | 'complained' | 'softBounced'

const mostSoftBounces = 5
const softDays = 14
const day = 86_400_000

// A hash, so that what is remembered outlives the account and tells nobody's address.
function fingerprintOf(address: string): string {
  return createHash('sha256').update(`address:${address.trim().toLowerCase()}`).digest('hex')
}

/** Whether mail to this address is not even tried: it bounced for good or its owner called it spam. */
export async function isUnreachable(work: Work, address: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('unreachable_addresses')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprintOf(address))
    .where('suppressed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these addresses that are not tried. */
export async function findUnreachable(work: Work, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const byHash = new Map(addresses.map((address) => [fingerprintOf(address), address]))
  if (byHash.size === 0) return new Set()
  const rows = await work.db
    .selectFrom('unreachable_addresses')
    .select('fingerprint')
    .where('fingerprint', 'in', [...byHash.keys()])
    .where('suppressed_at', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ fingerprint }) => byHash.get(fingerprint) ?? []))
}

/** Remembers that an address cannot be reached: at once for a bounce or a complaint, else with the fifth time in two weeks. */
export async function noteUnreachable(work: Work, address: string, reason: Reason): Promise<void> {
  const { now } = work
  const isSoft = reason === 'softBounced'
  const since = new Date(now.getTime() - softDays * day)
  await work.db
    .insertInto('unreachable_addresses')
    .values({
      fingerprint: fingerprintOf(address),
      reason,
      first_at: now,
      last_at: now,
      suppressed_at: isSoft ? null : now,
    })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        reason,
        last_at: now,
        strikes: sql`case when unreachable_addresses.first_at < ${since} then 1 else least(unreachable_addresses.strikes + 1, 99) end`,
        first_at: sql`case when unreachable_addresses.first_at < ${since} then ${now} else unreachable_addresses.first_at end`,
        suppressed_at: isSoft
          ? sql`case when unreachable_addresses.suppressed_at is not null or (unreachable_addresses.first_at >= ${since}
              and unreachable_addresses.strikes + 1 >= ${mostSoftBounces}) then coalesce(unreachable_addresses.suppressed_at, ${now}) end`
          : now,
      }),
    )
    .execute()
}

/** A mail arrived there, so the address is reached again. */
export async function noteReached(work: Work, address: string): Promise<void> {
  await work.db.deleteFrom('unreachable_addresses').where('fingerprint', '=', fingerprintOf(address)).execute()
}
