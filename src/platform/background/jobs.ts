import type { Kysely, RawBuilder } from 'kysely'
import { write } from '#platform/database/database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import type { AnnouncementName, Heard } from '#platform/work/announcements.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Visitor } from '#platform/work/visitor.ts'
import { type Database, system, type Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { LaneName } from './lanes.ts'

/** What a chore found that needs somebody at once: logged as fatal. */
export class Alarm extends Error {
  override readonly name = 'Alarm'
}

type Told = { readonly at: Date; readonly visitor: Visitor | null }

/** What a job may use: transactions as the system, and the outside world between transactions, never inside one. */
export type JobContext = {
  readonly now: Date
  readonly site: Site
  /** The public URL of this site, for links in messages. */
  readonly origin: string
  readonly ports: Ports
  /** When it was announced, and by which visitor's request; absent in chores. */
  readonly told?: Told
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
}

type HandlerOf<Name extends AnnouncementName> = {
  readonly name: string
  readonly on: Name
  readonly lane: LaneName
  /** After this many tries staff decide; `triesWithin` by default. */
  readonly tries?: number
  readonly handle: (job: JobContext, news: Heard<Name>, id: string) => Promise<void>
}
/**
 * Handles an announcement at least once, at the same time as others and in no order. So a hearer changes nothing when it
 * runs twice, and looks at the present state, not at the announcement's. `id` names the announcement, for keys.
 */
export type Handler = { readonly [Name in AnnouncementName]: HandlerOf<Name> }[AnnouncementName]

/** The same hearer for several announcements with the same content. */
export function hearEach<Name extends AnnouncementName>(
  names: readonly Name[],
  handler: (name: Name) => Omit<HandlerOf<Name>, 'on'>,
): readonly Handler[] {
  return names.map((on) => ({ ...handler(on), on }) as unknown as Handler)
}

/** Runs on a schedule (cron expression, UTC), for one site after the other; never twice at the same time. */
export type Chore = {
  readonly name: string
  readonly cron: string
  /** `sweeps` by default. */
  readonly lane?: LaneName
  readonly run: (job: JobContext) => Promise<void>
  /** The tables it sweeps, for a sweep (`sweepChore`); the same as in docs/retention.md. */
  readonly retentions?: readonly Retention[]
}

export type RoomJobs = { readonly handlers?: readonly Handler[]; readonly chores?: readonly Chore[] }

export function openJobContext(db: Kysely<Database>, ports: Ports, site: Site, now: Date): JobContext {
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

/** How long rows of a table are kept, and which rows expire then; the same as in docs/retention.md. */
export type Retention = {
  readonly table: keyof Database & string
  readonly days: number
  /** Tables whose rows the database deletes with these. */
  readonly along?: readonly (keyof Database & string)[]
  /** The rows that are no longer needed; `before` is that many days ago. */
  readonly over: (before: Date) => RawBuilder<boolean>
}
