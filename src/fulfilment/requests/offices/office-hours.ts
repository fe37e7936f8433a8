import { siteWords } from '#platform/http/site-words.ts'
import { sayWeekday } from '#platform/values/say-date.ts'
import { renewOften } from '#platform/work/renew-often.ts'
import type { Locale, QueryWork } from '#platform/work/work.ts'
import { type Site, siteCodes } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export type OfficeTimes = {
  /** 10:00, in the office's own time. */
  readonly opensAt: string
  readonly closesAt: string
  /** 0 is Sunday. */
  readonly workingDays: readonly number[]
}

const known = new Map<Site, OfficeTimes>()

/**
 * When the first office of a site is open, as a sentence, for pages that ask the database nothing: known to seconds (`watchOfficeHours`);
 * before the first look, what the site's own words say.
 */
export function officeHours(site: Site, locale: Locale): string {
  const times = known.get(site)
  return times ? sayHours(times, locale) : siteWords(site, locale).officeHours
}

/** On which days it is closed. */
export function officeClosed(site: Site, locale: Locale): string {
  const times = known.get(site)
  return times ? sayClosed(times, locale) : siteWords(site, locale).officeClosed
}

export function sayHours({ opensAt, closesAt, workingDays }: OfficeTimes, locale: Locale): string {
  const days = fromSaturday(workingDays)
  const hours = { opens: sayTime(opensAt, locale), closes: sayTime(closesAt, locale) }
  const isRow = days.length > 2 && days.every((day, at) => at === 0 || day === (days[at - 1]! + 1) % 7)
  if (!isRow) return m.requests_hours_days({ days: listed(days, locale), ...hours }, { locale })
  const [from, to] = [sayWeekday(days[0]!, locale), sayWeekday(days.at(-1)!, locale)]
  return m.requests_hours_row({ from, to, ...hours }, { locale })
}

export function sayClosed({ workingDays }: Pick<OfficeTimes, 'workingDays'>, locale: Locale): string {
  const closed = fromSaturday([0, 1, 2, 3, 4, 5, 6].filter((day) => !workingDays.includes(day)))
  return closed.length === 0 ? '' : m.requests_hours_closed({ days: listed(closed, locale) }, { locale })
}

function sayTime(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return hour < 12 ? m.requests_hours_am({ clock }, { locale }) : m.requests_hours_pm({ clock }, { locale })
}

const fromSaturday = (days: readonly number[]) => days.toSorted((one, other) => ((one + 1) % 7) - ((other + 1) % 7))
const listed = (days: readonly number[], locale: Locale) =>
  new Intl.ListFormat(locale).format(days.map((day) => sayWeekday(day, locale)))

const everyMs = 10_000

/** Reads them now and every few seconds into the memory of this process; returns a function that stops it. */
export function watchOfficeHours(work: Pick<QueryWork, 'db'>, onError: (error: unknown) => void): () => void {
  return renewOften(() => renewOfficeHours(work), everyMs, onError)
}

/** Reads them once. */
export async function renewOfficeHours({ db }: Pick<QueryWork, 'db'>): Promise<void> {
  const rows = await db
    .selectFrom('offices')
    .select(['site', 'opens_at', 'closes_at', 'working_days'])
    .where('is_open', '=', true)
    .orderBy('code')
    .execute()
  for (const site of siteCodes) {
    const first = rows.find((row) => row.site === site)
    if (first) known.set(site, timesOf(first))
    else known.delete(site)
  }
}

type OfficeRow = { readonly opens_at: string; readonly closes_at: string; readonly working_days: readonly number[] }

export function timesOf({ opens_at, closes_at, working_days }: OfficeRow): OfficeTimes {
  return { opensAt: opens_at.slice(0, 5), closesAt: closes_at.slice(0, 5), workingDays: working_days }
}
