import { load } from 'cheerio'
import { callSource, type SourceHost } from './call-source.ts'
import { cbeNames, cbeQuotes } from './cbe-quotes.ts'
import type { DaySpan, HomeSource, Quote, QuoteAnswer } from './rate-sources.ts'
import { readWorkbook } from './read-workbook.ts'
import { failure, readingOf } from './source-fault.ts'

const formPath = '/en/economic-research/statistics/cbe-exchange-rates/historical-data'
const filePath = '/api/statistics/GetHistoricalData'
const dataSource = '19CFFDDBFF494350A5E9C6A4397FC7DF'
const longestSpan = 30
const DAY = 86_400_000

/** The Central Bank of Egypt: a form with a token, answered with a workbook; asked for at most thirty days at a time. */
export function cbeSource(source: SourceHost): HomeSource {
  return {
    name: 'cbe',
    fetch: async (days) => {
      const page = await callSource(source, { path: formPath })
      if (!page.ok) return page
      const token = load(page.body.toString('utf8'))('input[name="__RequestVerificationToken"]').attr('value')
      if (!token) return failure('TURNED_AWAY', 'a page without its form')
      const quotes: Quote[] = []
      const unreadable: string[] = []
      for (const span of inParts(days)) {
        const part = await fetchSpan(source, span, { token, cookie: page.cookies.join('; ') })
        if (!part.ok) return part
        quotes.push(...part.quotes)
        unreadable.push(...part.unreadable)
      }
      return { ok: true, quotes, unreadable }
    },
  }
}

async function fetchSpan(
  source: SourceHost,
  { from, to }: DaySpan,
  { token, cookie }: { readonly token: string; readonly cookie: string },
): Promise<QuoteAnswer> {
  const form = new URLSearchParams([
    ['__RequestVerificationToken', token],
    ['DataSourceId', dataSource],
    ['FallbackUrl', formPath],
    ['LanguageName', 'en'],
    ['FromDateRaw', slashed(from)],
    ['ToDateRaw', slashed(to)],
    ...cbeNames.map((name) => ['SelectedSelectOptions', name]),
    ['SubmitAction', '2'],
  ])
  const { origin } = new URL(source.host)
  const headers = { cookie, origin, referer: origin + formPath }
  const reply = await callSource(source, { path: filePath, form, headers })
  if (!reply.ok) return reply
  if (/^\s*</.test(reply.body.toString('latin1', 0, 100))) return failure('TURNED_AWAY', 'a page instead of a workbook')
  return readingOf(() => cbeQuotes(readWorkbook(reply.body)))
}

function slashed(day: string): string {
  return day.split('-').reverse().join('/')
}

function inParts({ from, to }: DaySpan): readonly DaySpan[] {
  const parts: DaySpan[] = []
  for (let begin = Date.parse(from); begin <= Date.parse(to); begin += longestSpan * DAY) {
    const end = Math.min(begin + (longestSpan - 1) * DAY, Date.parse(to))
    parts.push({ from: dayOf(begin), to: dayOf(end) })
  }
  return parts
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
