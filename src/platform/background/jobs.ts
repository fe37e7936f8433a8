import type { Kysely, RawBuilder } from 'kysely'
import { write } from '#platform/database/database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import type { AnnouncementName, Heard } from '#platform/work/announcements.ts'
import type { Ports } from '#platform/work/ports.ts'
import { type Database, system, type Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { LaneName } from './lanes.ts'

/** What a chore found that nobody may sleep over: logged as fatal. */
export class Alarm extends Error {
  override readonly name = 'Alarm'
}

/** What a job may use: transactions in the system's name, and the outside world between them, never within. */
export type JobContext = {
  readonly now: Date
  readonly site: Site
  /** Where this site is reached from outside, for links in what is sent. */
  readonly origin: string
  readonly ports: Ports
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
}

type HandlerOf<Name extends AnnouncementName> = {
  readonly name: string
  readonly on: Name
  readonly lane: LaneName
  /** After so many tries staff decide; `triesWithin` unless said otherwise. */
  readonly tries?: number
  readonly handle: (job: JobContext, news: Heard<Name>, id: string) => Promise<void>
}
/**
 * Hears an announcement, at least once, beside others and in no order: written so that hearing it twice changes nothing, and
 * that what counts is how things stand now. `id` names the announcement for keys.
 */
export type Handler = { readonly [Name in AnnouncementName]: HandlerOf<Name> }[AnnouncementName]

/** The same for several announcements that say the same. */
export function hearEach<Name extends AnnouncementName>(
  names: readonly Name[],
  handler: (name: Name) => Omit<HandlerOf<Name>, 'on'>,
): readonly Handler[] {
  return names.map((on) => ({ ...handler(on), on }) as unknown as Handler)
}

/** Runs on the clock (cron expression, UTC), for one site after the other; never twice at once. */
export type Chore = {
  readonly name: string
  readonly cron: string
  /** `sweeps` unless said otherwise. */
  readonly lane?: LaneName
  readonly run: (job: JobContext) => Promise<void>
  /** What it sweeps, where it is a sweep (`sweepChore`); docs/retention.md says the same. */
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

/** How long rows of a table are kept, and which of them are over then. docs/retention.md says the same for people. */
export type Retention = {
  readonly table: keyof Database & string
  readonly days: number
  /** Tables whose rows the database deletes with these. */
  readonly along?: readonly (keyof Database & string)[]
  /** Rows that nobody needs any more, where `before` is so many days ago. */
  readonly over: (before: Date) => RawBuilder<boolean>
}
