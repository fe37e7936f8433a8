import { sql } from 'kysely'
import { promiseDays } from '#content/newsletter/campaigns/audience.ts'
import { findUnreachable } from '#people/notices/states/unreachable.ts'
import type { Locale, Work } from '#platform/work/work.ts'

const day = 86_400_000

/** A mail that is marked as leaving. */
export type Claimed = {
  readonly id: string
  readonly subscriptionId: string
  readonly email: string
  readonly locale: Locale
  readonly campaignId: string
  /** With this one. */
  readonly tries: number
  /** When and by which campaign its reader was mailed before. */
  readonly before: { readonly at: Date | null; readonly by: string | null }
}

/**
 * Marks the next mails of a campaign as leaving and answers them, with how many rows it went through; null where it is paused or
 * over. Whoever left, cannot be reached, or got another campaign within the week is skipped here, under a lock of their row,
 * so that no second worker and no second campaign sends to them.
 */
export async function claimRecipients(
  work: Work,
  campaignId: string,
  most: number,
): Promise<{ readonly claimed: readonly Claimed[]; readonly gone: number } | null> {
  const { db, now } = work
  const running = await db
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .forShare()
    .executeTakeFirst()
  if (!running) return null
  const { rows: picked } = await sql<{
    readonly id: string
    readonly subscriptionId: string | null
    readonly tries: number
  }>`
    select id, subscription_id as "subscriptionId", tries from campaign_recipients
    where campaign_id = ${campaignId} and state = 'waiting' and (next_try_at is null or next_try_at <= ${now})
    order by id limit ${most} for update skip locked`.execute(db)
  const readers = await lockReaders(
    work,
    picked.flatMap(({ subscriptionId }) => subscriptionId ?? []),
  )
  const off = await findUnreachable(
    work,
    [...readers.values()].map(({ email }) => email),
  )
  const judged = picked.map((row) => {
    const reader = row.subscriptionId === null ? undefined : readers.get(row.subscriptionId)
    return { row, reader, why: reasonAgainst(reader, { campaignId, now, off }) }
  })
  const claimed = judged.flatMap(({ row: { id, tries }, reader, why }): readonly Claimed[] => {
    if (!reader || why !== null) return []
    const { id: subscriptionId, email, locale, mailedAt, mailedBy } = reader
    return [{ id, subscriptionId, email, locale, campaignId, tries: tries + 1, before: { at: mailedAt, by: mailedBy } }]
  })
  await markLeaving(work, campaignId, claimed)
  await skip(
    work,
    judged.flatMap(({ row: { id }, why }) => (why === null ? [] : [{ id, why }])),
  )
  return { claimed, gone: picked.length }
}

type Reader = Awaited<ReturnType<typeof lockReaders>> extends ReadonlyMap<string, infer One> ? One : never
type Judging = { readonly campaignId: string; readonly now: Date; readonly off: ReadonlySet<string> }

function reasonAgainst(reader: Reader | undefined, { campaignId, now, off }: Judging) {
  if (!reader?.isWanted) return 'left'
  if (off.has(reader.email)) return 'unreachable'
  const isRecent = reader.mailedAt !== null && reader.mailedAt.getTime() > now.getTime() - promiseDays * day
  // What is tried again is the same mail.
  return isRecent && reader.mailedBy !== campaignId ? 'week' : null
}

// An account that lost its tick or is closed gets nothing, whether the news has come here or not.
async function lockReaders(work: Work, ids: readonly string[]) {
  const { rows } = await sql<{
    readonly id: string
    readonly email: string
    readonly locale: Locale
    readonly isWanted: boolean
    readonly mailedAt: Date | null
    readonly mailedBy: string | null
  }>`
    select s.id, coalesce(c.email, s.email)::text as email, s.locale, s.mailed_at as "mailedAt", s.mailed_by as "mailedBy",
      s.state = 'confirmed' and (c.id is null or (c.newsletter and c.deleted_at is null and c.suspended_at is null)) as "isWanted"
    from newsletter_subscriptions s left join customers c on c.id = s.customer_id
    where s.id = any(${[...ids]}::uuid[]) order by s.id for update of s`.execute(work.db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function markLeaving({ db, now }: Work, campaignId: string, claimed: readonly Claimed[]): Promise<void> {
  if (claimed.length === 0) return
  await sql`
    update campaign_recipients set state = 'sending', marked_at = ${now}, tries = tries + 1, why = null
    where id = any(${claimed.map(({ id }) => id)}::uuid[])`.execute(db)
  await sql`
    update newsletter_subscriptions set mailed_at = ${now}, mailed_by = ${campaignId}
    where id = any(${claimed.map(({ subscriptionId }) => subscriptionId)}::uuid[])`.execute(db)
}

async function skip({ db }: Work, skipped: readonly { readonly id: string; readonly why: string }[]): Promise<void> {
  if (skipped.length === 0) return
  await sql`
    update campaign_recipients r set state = 'skipped', why = one.why
    from unnest(${skipped.map(({ id }) => id)}::uuid[], ${skipped.map(({ why }) => why)}::text[]) as one (id, why)
    where r.id = one.id`.execute(db)
}
