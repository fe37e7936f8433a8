import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { Handler } from './jobs.ts'
import type { LaneName } from './lanes.ts'
import { newsChannel } from './news-wire.ts'

/** A piece of work that was taken. */
export type Claimed = {
  readonly id: bigint
  readonly handler: string
  readonly lane: LaneName
  readonly tries: number
  /** Null: a chore. */
  readonly said: { readonly id: string; readonly name: string; readonly news: unknown; readonly site: Site } | null
}

/** How it went. Done and not wanted again: null. */
export type Outcome = {
  readonly of: Claimed
  readonly next: {
    /** Null: given up, until staff send it again. */
    readonly tryAt: Date | null
    readonly tries: number
    readonly error: string | null
  } | null
}

/** A notification holds 8,000 bytes. */
export const mostAtOnce = 300

/**
 * Lays out what was announced for each of its hearers and tells the pages that stand open (`live/news-wire.ts`): one statement,
 * however many. Two processes never take the same. Answers how many announcements.
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

/** Takes for each lane what is due, the longest waiting first, as many as there are free hands; nobody else takes it until `until`. */
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
    returning deliveries.id, handler, lane, tries, due.announcement_id as "announcementId", said.name, said.news, said.site`.execute(
    db,
  )
  return rows.map(({ id, handler, lane, tries, announcementId, name, news, site }) => {
    if (announcementId === null) return { id, handler, lane, tries, said: null }
    return { id, handler, lane, tries, said: { id: `${name}:${announcementId}`, name, news, site } }
  })
}

type Row = Omit<Claimed, 'said'> & {
  readonly announcementId: bigint | null
  readonly name: string
  readonly news: unknown
  readonly site: Site
}

/** Writes down how it went, many at once. What somebody else has taken meanwhile is theirs. */
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

/** Whoever works on these still does. */
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
