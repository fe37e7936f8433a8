import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type Reader = { readonly now: Date; readonly locale: Locale; readonly site: Site }
const day = 86_400_000

/** Rows in their order, under the day on which each happened, by the calendar of the site. */
export function groupByDay<Row extends { readonly at: Date }>(rows: readonly Row[], { now, locale, site }: Reader) {
  const groups: { readonly day: string; readonly rows: Row[] }[] = []
  const today = sayDay(now, locale, site)
  const yesterday = sayDay(new Date(now.getTime() - day), locale, site)
  for (const row of rows) {
    const said = sayDay(row.at, locale, site)
    const name =
      said === today
        ? m.notices_center_today({}, { locale })
        : said === yesterday
          ? m.notices_center_yesterday({}, { locale })
          : said
    const last = groups.at(-1)
    if (last?.day === name) last.rows.push(row)
    else groups.push({ day: name, rows: [row] })
  }
  return groups
}
