import { sources } from '#content/tracking/sources.ts'
import { isDay } from '#content/tracking/visitor-cookies.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { type Site, siteCodes } from '#sites/sites.ts'

export const splits = ['source', 'campaign', 'locale', 'device', 'site'] as const
export type Split = (typeof splits)[number]

/** What is asked for: days of the site's own calendar, both included, split by one thing, of all or of what has these parts together. */
export type Question = {
  readonly from: string
  readonly until: string
  readonly by: Split
  readonly only: Only
}
/** Parts that are asked for alone, each by its split; `-` is the campaign without a name. */
type Only = Readonly<Partial<Record<Split, string>>>

/** The parts that a form offers; campaigns are chosen where they stand. */
export const offered: Readonly<Record<Exclude<Split, 'campaign'>, readonly string[]>> = {
  source: sources,
  locale: ['ar', 'en'],
  device: ['phone', 'tablet', 'desktop', 'unknown'],
  site: siteCodes,
}

const usualDays = 30
const mostDays = 400

/** What an address asks for; the last thirty days where it asks for none. */
export function readQuestion(params: URLSearchParams, now: Date, site: Site): Question {
  const today = siteToday(now, site)
  const told = (name: string, otherwise: string) => {
    const day = params.get(name) ?? ''
    return isDay(day) ? day : otherwise
  }
  const ends = [told('from', daysLater(today, 1 - usualDays)), told('until', today)].toSorted()
  const [first = today, until = today] = ends
  const [, from = first] = [first, daysLater(until, 1 - mostDays)].toSorted()
  const by = splits.find((one) => one === params.get('by')) ?? 'source'
  const only = splits.flatMap((split) => {
    const part = (params.get(split) ?? '').slice(0, 40)
    const isKnown = split === 'campaign' ? part !== '' : offered[split].includes(part)
    return isKnown ? [[split, part] as const] : []
  })
  return { from, until, by, only: Object.fromEntries(only) }
}

/** The days before, as many as were asked for. */
export function periodBefore({ from, until }: Pick<Question, 'from' | 'until'>): {
  readonly from: string
  readonly until: string
} {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
  return { from: daysLater(from, -days), until: daysLater(from, -1) }
}

/** The same question as an address asks it, with what is changed of it. */
export function questionPath(here: string, question: Question, changed: Partial<Question> = {}): string {
  const { from, until, by, only } = { ...question, ...changed }
  return `${here}?${new URLSearchParams({ from, until, by, ...only })}`
}

/** The site whose orders are in the figures; null where several sites are side by side, each with its own currency. */
export function siteOf({ by, only }: Question, visited: Site): Site | null {
  return siteCodes.find((site) => site === only.site) ?? (by === 'site' ? null : visited)
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
