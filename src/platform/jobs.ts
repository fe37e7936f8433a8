import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { write } from './database.ts'
import type { News } from './outbox.ts'
import type { Ports } from './ports.ts'
import { siteOrigins } from './site-origins.ts'
import { type Database, type Site, system, type Work } from './work.ts'

/** What a chore found that nobody may sleep over: logged as fatal. */
export class Alarm extends Error {
  override readonly name = 'Alarm'
}

/** What a job may use: transactions in the system's name, and the outside world between them, never within. */
export type Shift = {
  readonly now: Date
  readonly site: Site
  /** Where this site is reached from outside, for links in what is sent. */
  readonly origin: string
  readonly ports: Ports
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
}

/** Hears an announcement, at least once: written so that hearing it twice changes nothing. `id` names it for keys. */
export type Handler = {
  readonly name: string
  readonly on: string
  readonly handle: (shift: Shift, news: News & Readonly<Record<string, never>>, id: string) => Promise<void>
}
/** Runs on the clock (cron expression, UTC), once for each site. */
export type Chore = { readonly name: string; readonly cron: string; readonly run: (shift: Shift) => Promise<void> }

export type RoomJobs = { readonly handlers?: readonly Handler[]; readonly chores?: readonly Chore[] }

export function openShift(db: Kysely<Database>, ports: Ports, site: Site, now: Date): Shift {
  return {
    now,
    site,
    get origin() {
      return ports.get(siteOrigins)[site]
    },
    ports,
    write: (act) => write(db, { who: system, now, site, locale: 'ar' }, act),
  }
}

type Waiting = {
  readonly id: bigint
  readonly name: string
  readonly news: unknown
  readonly site: string
  readonly at: Date
}

/**
 * Delivers what waits in the outbox, oldest first, each announcement to each of its handlers; a delivery is remembered,
 * so that a handler that failed is tried again alone. Answers how many announcements were finished.
 */
export async function deliverAnnouncements(
  db: Kysely<Database>,
  ports: Ports,
  rooms: readonly RoomJobs[],
  clock: () => Date,
  onError: (error: unknown, handler: string) => void,
): Promise<number> {
  const waiting = await db
    .selectFrom('announcements')
    .select(['id', 'name', 'news', 'site', 'at'])
    .where('dispatched_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute()
  let finished = 0
  for (const one of waiting) {
    const handlers = rooms.flatMap((room) => room.handlers ?? []).filter((handler) => handler.on === one.name)
    const results = []
    for (const handler of handlers) results.push(await deliver(db, ports, one, handler, clock(), onError))
    if (results.includes(false)) continue
    await db.updateTable('announcements').set({ dispatched_at: clock() }).where('id', '=', one.id).execute()
    finished++
  }
  return finished
}

async function deliver(
  db: Kysely<Database>,
  ports: Ports,
  one: Waiting,
  handler: Handler,
  now: Date,
  onError: (error: unknown, handler: string) => void,
): Promise<boolean> {
  const done = await db
    .selectFrom('announcement_deliveries')
    .select('handler')
    .where('announcement_id', '=', one.id)
    .where('handler', '=', handler.name)
    .executeTakeFirst()
  if (done) return true
  try {
    const news = one.news as News & Readonly<Record<string, never>>
    await handler.handle(openShift(db, ports, one.site as Site, now), news, `${one.name}:${one.id}`)
    await db
      .insertInto('announcement_deliveries')
      .values({ announcement_id: one.id, handler: handler.name, done_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db.deleteFrom('announcement_failures').where(isThis(one.id, handler.name)).execute()
    return true
  } catch (error) {
    onError(error, handler.name)
    await noteFailure(db, one.id, handler.name, error, now)
    return false
  }
}

function isThis(id: bigint, handler: string) {
  return ({ and, eb }: ExpressionBuilder<Database, 'announcement_failures'>) =>
    and([eb('announcement_id', '=', id), eb('handler', '=', handler)])
}

// Kept for staff to see; where even that fails the database is away, and the delivery is tried again anyway.
async function noteFailure(
  db: Kysely<Database>,
  id: bigint,
  handler: string,
  error: unknown,
  now: Date,
): Promise<void> {
  const said = String(error instanceof Error ? error.message : error).slice(0, 500)
  const first = { announcement_id: id, handler, attempts: 1, error: said, first_at: now, last_at: now }
  await db
    .insertInto('announcement_failures')
    .values(first)
    .onConflict((conflict) =>
      conflict
        .columns(['announcement_id', 'handler'])
        .doUpdateSet({ attempts: sql`announcement_failures.attempts + 1`, error: said, last_at: now }),
    )
    .execute()
    .catch(() => undefined)
}
