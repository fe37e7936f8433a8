import { sql } from 'kysely'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sites } from '#sites/sites.ts'
import { readFamilies, toKept } from './families.ts'
import { type Family, isBalanced } from './family-sums.ts'
import { nextDay, startOf } from './site-days.ts'

export type ClosedDay = { readonly day: string; readonly toLine: bigint; readonly hash: string }

/**
 * Closes a day of a site: its books up to where the ledger's chain stands now are kept as they are, and never say anything
 * else again. Days are closed in their order.
 */
export async function closeDay(
  work: Work,
  { key, day }: { readonly key: string; readonly day: string },
): Promise<ClosedDay> {
  requireProof(work)
  const { who, site } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `close:${key}`, { day }, async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`close:${site}`}, 7308))`.execute(work.db)
    if (day >= siteToday(work.now, site)) throw no.DAY_NOT_OVER({ path: 'day' })
    const lastLine = await readLastLine(work, day)
    const end = startOf(nextDay(day), site)
    const head = await readHead(work, end)
    // Before the first close all that is older opens the day.
    const from = { toLine: lastLine ?? head.toLine, end: startOf(day, site) }
    const families = await readFamilies(work, from, { toLine: head.toLine, end })
    // A close that does not balance would be a fault of the ledger, which refuses such entries.
    if (!isBalanced(families)) throw new Error(`the books of ${site} do not balance on ${day}`)
    await write(work, { day, families, ...head, by: who.id })
    await audit(work, { action: 'day.close', subject: `day:${site}:${day}`, after: { hash: head.hash } })
    return { day, toLine: head.toLine, hash: head.hash }
  })
}

type Head = { readonly batchId: bigint | null; readonly toLine: bigint; readonly hash: string }

async function write(
  work: Work,
  {
    day,
    families,
    batchId,
    toLine,
    hash,
    by,
  }: Head & { readonly day: string; readonly families: readonly Family[]; readonly by: string },
): Promise<void> {
  await work.db
    .insertInto('daily_closes')
    .values({
      site: work.site,
      day,
      currency: sites[work.site].currency,
      batch_id: batchId,
      to_line: toLine,
      chain_hash: hash,
      families: toKept(families),
      closed_by: by,
      closed_at: work.now,
    })
    .execute()
}

/** Where the last closed day ended; null where none was closed yet. */
async function readLastLine(work: Work, day: string): Promise<bigint | null> {
  const last = await work.db
    .selectFrom('daily_closes')
    .select(['day', 'to_line'])
    .where('site', '=', work.site)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  if (last.day >= day) throw no.DAY_CLOSED({ path: 'day' })
  const next = nextDay(last.day)
  if (next !== day) throw no.DAY_OUT_OF_ORDER({ path: 'day', day: next })
  return last.to_line
}

// All of the day must be in the chain: what is not has no place that could be named.
async function readHead(work: Work, end: Date): Promise<Head> {
  const head = await work.db
    .selectFrom('ledger_batches')
    .select(['id', 'to_line', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { rows } = await sql<{ is_behind: boolean }>`
    select exists (select from ledger_lines line join journal_entries entry on entry.id = line.entry_id
      where line.id > ${head?.to_line ?? 0n} and at < ${end}) as is_behind`.execute(work.db)
  if (rows[0]?.is_behind) throw no.CHAIN_BEHIND({ path: 'day' })
  return { batchId: head?.id ?? null, toLine: head?.to_line ?? 0n, hash: head?.hash ?? '' }
}
