import { type Kysely, sql } from 'kysely'
import type { Visitor } from '#platform/work/visitor.ts'
import type { Database } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { Handler } from './jobs.ts'
import type { LaneName } from './lanes.ts'
import { newsChannel } from './news-wire.ts'

/** A job that this process has taken. */
export type Claimed = {
  readonly id: bigint
  readonly handler: string
  readonly lane: LaneName
  readonly tries: number
  /** Null for a chore. */
  readonly said: Said | null
}

type Said = {
  readonly id: string
  readonly name: string
  readonly news: unknown
  readonly site: Site
  readonly at: Date
  readonly visitor: Visitor | null
}

/** How a job ended. Null: done, and not to run again. */
export type Outcome = {
  readonly of: Claimed
  readonly next: {
    /** Null: given up until staff send it again. */
    readonly tryAt: Date | null
    readonly tries: number
    readonly error: string | null
  } | null
}

/** A notification holds 8,000 bytes. */
export const mostAtOnce = 300

/**
 * Queues a delivery of each new announcement for each of its hearers, and tells the open pages (`news-wire.ts`), in one
 * statement. Two processes never take the same announcement. Returns the number of announcements.
 */
export async function layOut(db: Kysely<Database>, handlers: readonly Handler[], now: Date): Promise<number> {
  const [on, names, laneNames] = [
    handlers.map((one) => one.on),
    handlers.map((one) => one.name),
    handlers.map((one) => one.lane),
  ]
  const { rows } = await sql<{ count: number }>`
    with fresh as (
      select id, name, at from announcements where dispatched_at is null
      order by id limit ${mostAtOnce} for update skip locked
    ), laid_out as (
      insert into deliveries (announcement_id, handler, lane, at, next_try_at)
      select fresh.id, hearer.handler, hearer.lane, fresh.at, ${now}
      from fresh
      join unnest(${on}::text[], ${names}::text[], ${laneNames}::text[]) as hearer (name, handler, lane) using (name)
      order by fresh.id
      on conflict do nothing
    ), done as (
      update announcements set dispatched_at = ${now} from fresh where announcements.id = fresh.id
    )
    select count(*)::int as count, case when count(*) > 0 then pg_notify(${newsChannel}, string_agg(id::text, ',')) end
    from fresh`.execute(db)
  return rows[0]?.count ?? 0
}

/** Takes due jobs for each lane, the oldest first, as many as it has free workers; no other process takes them before `until`. */
export async function claim(
  db: Kysely<Database>,
  known: readonly string[],
  free: ReadonlyMap<LaneName, number>,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly Claimed[]> {
  const { rows } = await sql<Row>`
    with due as (
      select picked.id, picked.announcement_id
      from unnest(${[...free.keys()]}::text[], ${[...free.values()]}::int[]) as free (lane, hands)
      cross join lateral (
        select id, announcement_id from deliveries
        where lane = free.lane and next_try_at <= ${now} and handler = any(${[...known]}::text[])
        order by next_try_at, id limit free.hands for update skip locked
      ) as picked
    )
    update deliveries set tries = tries + 1, next_try_at = ${until}
    from due left join announcements as said on said.id = due.announcement_id
    where deliveries.id = due.id
    returning deliveries.id, handler, lane, tries, due.announcement_id as "announcementId", said.name, said.news, said.site,
      said.at, said.visitor`.execute(db)
  return rows.map(({ id, handler, lane, tries, announcementId, name, ...told }) => {
    if (announcementId === null) return { id, handler, lane, tries, said: null }
    return { id, handler, lane, tries, said: { id: `${name}:${announcementId}`, name, ...told } }
  })
}

type Row = Omit<Claimed, 'said'> & Omit<Said, 'id'> & { readonly announcementId: bigint | null }

/** Writes the outcomes of many jobs at once. A job that another process has taken meanwhile is left alone. */
export async function settle(db: Kysely<Database>, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const done = outcomes.filter(({ next }) => next === null).map(({ of }) => of)
  if (done.length > 0)
    await sql`
      delete from deliveries using unnest(${idsOf(done)}::bigint[], ${triesOf(done)}::int[]) as done (id, tries)
      where deliveries.id = done.id and deliveries.tries = done.tries`.execute(db)
  const again = outcomes.flatMap(({ of, next }) => (next ? [{ of, ...next }] : []))
  if (again.length === 0) return
  const taken = again.map(({ of }) => of)
  await sql`
    update deliveries set next_try_at = again.try_at, tries = again.tries, error = again.error,
      failed_at = case when again.error is null then null else ${now}::timestamptz end,
      dead_at = case when again.try_at is null then ${now}::timestamptz end,
      at = case when again.error is null then again.try_at else deliveries.at end
    from unnest(${idsOf(taken)}::bigint[], ${triesOf(taken)}::int[], ${again.map((one) => one.tryAt)}::timestamptz[],
      ${again.map((one) => one.tries)}::int[], ${again.map((one) => one.error)}::text[])
      as again (id, taken, try_at, tries, error)
    where deliveries.id = again.id and deliveries.tries = again.taken`.execute(db)
}

/** Extends the time in which this process owns these jobs. */
export async function keep(db: Kysely<Database>, claimed: readonly Claimed[], until: Date): Promise<void> {
  await sql`
    update deliveries set next_try_at = ${until}
    from unnest(${idsOf(claimed)}::bigint[], ${triesOf(claimed)}::int[]) as kept (id, tries)
    where deliveries.id = kept.id and deliveries.tries = kept.tries`.execute(db)
}

function idsOf(claimed: readonly Claimed[]): readonly string[] {
  return claimed.map(({ id }) => String(id))
}

function triesOf(claimed: readonly Claimed[]): readonly number[] {
  return claimed.map(({ tries }) => tries)
}
